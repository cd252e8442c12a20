#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/cancellation_state.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <utility>

namespace mistward::rooms {

namespace asio = boost::asio;

/// What has begun is carried out whole, even if nobody waits for it any more.
template <class T>
asio::awaitable<T> uncancelled(asio::awaitable<T> task) {
    co_await asio::this_coro::reset_cancellation_state(asio::disable_cancellation());
    co_return co_await std::move(task);
}

/// Runs `task` on `executor` and comes back to the caller's own with its value. Cancelling the
/// caller does not cancel the task.
template <class T, class Executor>
asio::awaitable<T> on(Executor executor, asio::awaitable<T> task) {
    co_return co_await asio::co_spawn(executor, uncancelled(std::move(task)), asio::use_awaitable);
}

}  // namespace mistward::rooms
