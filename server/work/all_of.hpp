#pragma once

#include "server/work/hop.hpp"
#include "server/work/strand.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/experimental/parallel_group.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>
#include <utility>
#include <vector>

namespace mistward::rooms {

namespace asio = boost::asio;

/// Does `task` once what runs on this executor now has come to its end.
template <class T>
asio::awaitable<T> done_later(asio::awaitable<T> task) {
    co_await asio::post(co_await asio::this_coro::executor, asio::use_awaitable);
    co_return co_await std::move(task);
}

/// As `all_of`, on a strand.
template <class T>
asio::awaitable<std::vector<T>> all_on_strand(std::vector<asio::awaitable<T>> tasks) {
    const auto strand = co_await asio::this_coro::executor;
    const auto begun = [&strand](asio::awaitable<T> task) {
        return asio::co_spawn(strand, done_later(std::move(task)), asio::deferred);
    };
    std::vector<decltype(begun(std::move(tasks.front())))> operations;
    for (auto& task : tasks) operations.push_back(begun(std::move(task)));
    auto alone = asio::bind_cancellation_slot(asio::cancellation_slot(), asio::use_awaitable);
    auto [order, errors, values] =
        co_await asio::experimental::make_parallel_group(std::move(operations))
            .async_wait(asio::experimental::wait_for_all(), std::move(alone));
    for (const std::exception_ptr& error : errors) {
        if (error) std::rethrow_exception(error);
    }
    co_return std::move(values);
}

/// Runs tasks beside each other, each to its end, and comes back with their values, in order.
/// Throws what the first of them threw. Cancelling the caller cancels none, as with `on`. They end
/// on a strand of their own: a group of Asio 1.81 that is still beginning its tasks must not be
/// told on another thread that all have ended.
template <class T>
asio::awaitable<std::vector<T>> all_of(std::vector<asio::awaitable<T>> tasks) {
    if (tasks.empty()) co_return std::vector<T>();
    const auto strand = strand_over(co_await asio::this_coro::executor);
    co_return co_await on(strand, all_on_strand(std::move(tasks)));
}

}  // namespace mistward::rooms
