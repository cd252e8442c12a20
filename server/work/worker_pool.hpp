#pragma once

#include "server/work/effort.hpp"
#include "server/work/fair_queue.hpp"
#include "server/work/job.hpp"
#include "server/work/work_metrics.hpp"

#include <boost/asio/awaitable.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace mistward::work {

namespace asio = boost::asio;

struct PoolOptions {
    std::size_t threads = 1;  ///< at least one
    QueueLimits limits = {};
    WorkMetrics metrics = {};
    Budget budget = {};  ///< of each job
};

/// Threads for what takes longer than an event loop may, with a bounded, fair queue. They give way
/// to the event loops where the processors do not suffice for all. May be called from any thread.
/// A job that says that it comes to more than its budget (`effort.hpp`) is ended and refused.
///
/// Nothing is answered after the destructor has returned; the executors of all callers outlive it.
class WorkerPool {
public:
    explicit WorkerPool(const PoolOptions& options);

    /// As `stop`; then waits for what runs.
    ~WorkerPool();

    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    /// Does `task()` on a worker and comes back to the caller's executor with its value, which must
    /// not be `void`; what it throws is thrown here. A refusal comes at once and means that nothing
    /// was done. Cancelling the caller drops a job that has not begun (`operation_aborted`).
    /// Give the task a name before the call: `const auto task = [...]; co_await pool.run(key,
    /// task)`.
    template <class Task, class T = std::invoke_result_t<Task&>>
    asio::awaitable<Outcome<T>> run(Key key, Task task, Urgency urgency = Urgency::Awaited) {
        return outcome_of<T>(std::move(key), urgency,
                             std::make_unique<WantedTask<T, Task>>(std::move(task)));
    }

    /// Refuses what waits and what comes from now on; what runs ends when it next says what it has
    /// done, and is refused as well.
    void stop();

    std::size_t waiting() const;
    /// Of those, the ones of that urgency.
    std::size_t waiting(Urgency urgency) const;

private:
    class Shared;

    template <class T>
    asio::awaitable<Outcome<T>> outcome_of(Key key, Urgency urgency,
                                           std::unique_ptr<WantedOutcome<T>> wanted) {
        co_await done(std::move(key), urgency, *wanted);
        co_return wanted->take();
    }

    /// Hands it to a worker, and comes back once it is done, or refused, or dropped.
    asio::awaitable<void> done(Key key, Urgency urgency, Wanted& wanted);

    /// Drops the job if it still waits.
    std::function<void()> dropper(Ticket ticket) const;

    std::shared_ptr<Shared> shared_;
    std::vector<std::jthread> threads_;
};

}  // namespace mistward::work
