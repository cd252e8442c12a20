#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace mistward::rooms {

namespace asio = boost::asio;

/// Runs `task` on `executor` and comes back to the caller's own. Cancelling the caller does not
/// cancel the task: what has begun is carried out whole. No cancellation is even passed on, because
/// Asio 1.81 would hand it to a task that may have ended meanwhile.
asio::awaitable<void> on(asio::any_io_executor executor, asio::awaitable<void> task);

template <class T>
asio::awaitable<void> keep(std::optional<T>& value, asio::awaitable<T> task) {
    value.emplace(co_await std::move(task));
}

/// The same for a task with a value. What needs no type of it is compiled once.
template <class T>
asio::awaitable<T> on(asio::any_io_executor executor, asio::awaitable<T> task) {
    std::optional<T> value;
    co_await on(std::move(executor), keep(value, std::move(task)));
    co_return std::move(*value);
}

template <class T>
asio::awaitable<T> calling(std::function<T()> act) {
    co_return act();
}

/// Calls `act()`, which is no coroutine, in the same way.
template <class Act, class T = std::invoke_result_t<Act&>>
asio::awaitable<T> call_on(asio::any_io_executor executor, Act act) {
    return on(std::move(executor), calling(std::function<T()>(std::move(act))));
}

}  // namespace mistward::rooms
