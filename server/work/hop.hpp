#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <type_traits>
#include <utility>

namespace mistward::rooms {

namespace asio = boost::asio;

/// Runs `task` on `executor` and comes back to the caller's own with its value. Cancelling the
/// caller does not cancel the task: what has begun is carried out whole. No cancellation is even
/// passed on, because Asio 1.81 would hand it to a task that may have ended meanwhile.
template <class T, class Executor>
asio::awaitable<T> on(Executor executor, asio::awaitable<T> task) {
    return asio::co_spawn(
        executor, std::move(task),
        asio::bind_cancellation_slot(asio::cancellation_slot(), asio::use_awaitable));
}

template <class Act>
asio::awaitable<std::invoke_result_t<Act&>> calling(Act act) {
    co_return act();
}

/// Calls `act()`, which is no coroutine, in the same way.
template <class Act, class Executor>
asio::awaitable<std::invoke_result_t<Act&>> call_on(Executor executor, Act act) {
    return on(executor, calling(std::move(act)));
}

}  // namespace mistward::rooms
