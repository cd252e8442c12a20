#include "server/work/all_of.hpp"

#include "server/work/strand.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/experimental/parallel_group.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>

namespace mistward::rooms {

namespace {

/// Does `task` once what runs on this executor now has come to its end.
asio::awaitable<void> done_later(asio::awaitable<void> task) {
    co_await asio::post(co_await asio::this_coro::executor, asio::use_awaitable);
    co_await std::move(task);
}

asio::awaitable<void> all_on_strand(std::vector<asio::awaitable<void>> tasks) {
    const auto strand = co_await asio::this_coro::executor;
    const auto begun = [&strand](asio::awaitable<void> task) {
        return asio::co_spawn(strand, done_later(std::move(task)), asio::deferred);
    };
    std::vector<decltype(begun(std::move(tasks.front())))> operations;
    for (auto& task : tasks) operations.push_back(begun(std::move(task)));
    auto alone = asio::bind_cancellation_slot(asio::cancellation_slot(), asio::use_awaitable);
    auto [order, errors] = co_await asio::experimental::make_parallel_group(std::move(operations))
                               .async_wait(asio::experimental::wait_for_all(), std::move(alone));
    for (const std::exception_ptr& error : errors) {
        if (error) std::rethrow_exception(error);
    }
}

}  // namespace

asio::awaitable<void> all_of(std::vector<asio::awaitable<void>> tasks) {
    if (tasks.empty()) co_return;
    const auto strand = strand_over(co_await asio::this_coro::executor);
    co_await on(strand, all_on_strand(std::move(tasks)));
}

}  // namespace mistward::rooms
