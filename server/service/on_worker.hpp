#pragma once

#include "protocol/error.hpp"
#include "server/work/worker_pool.hpp"

#include <boost/asio/awaitable.hpp>

#include <type_traits>
#include <utility>

namespace mistward::rooms {

/// What a client is told of a job that was not taken.
protocol::Error work_error(work::Refusal refusal);

/// What came of a job, as it is told to a client.
template <class Answer>
boost::asio::awaitable<Answer> answer_of(boost::asio::awaitable<work::Outcome<Answer>> job) {
    auto outcome = co_await std::move(job);
    if (!outcome) co_return tl::unexpected(work_error(outcome.error()));
    co_return std::move(*outcome);
}

/// Does `task()`, whose value is a `protocol::Result`, on a worker and comes back to the caller's
/// executor with it; or `rate_limited` if too many jobs wait. Give the task a name before the call.
template <class Task, class Answer = std::invoke_result_t<Task&>>
boost::asio::awaitable<Answer> on_worker(work::WorkerPool& workers, work::Key key, Task task) {
    return answer_of<Answer>(workers.run(std::move(key), std::move(task)));
}

}  // namespace mistward::rooms
