#pragma once

#include "server/work/hop.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

#include <exception>
#include <functional>
#include <optional>
#include <utility>

namespace mistward::work {

namespace asio = boost::asio;

/// Told on its executor that a coroutine has ended, with what it threw, if it did.
using Ended = std::function<void(const std::exception_ptr& failure)>;

/// Begins a coroutine on `executor`, and does not wait for it. Without `ended`, nobody is told.
void begin(const asio::any_io_executor& executor, asio::awaitable<void> task, Ended ended = {});

template <class T>
asio::awaitable<void> without_value(asio::awaitable<T> task) {
    co_await std::move(task);
}

/// The same for one whose value nobody asks for.
template <class T>
void begin(const asio::any_io_executor& executor, asio::awaitable<T> task, Ended ended = {}) {
    begin(executor, without_value(std::move(task)), std::move(ended));
}

/// Runs a coroutine, and all that it leaves to do, on a context where nothing else runs. Throws
/// what it threw.
void run(asio::io_context& context, asio::awaitable<void> task);

template <class T>
T run(asio::io_context& context, asio::awaitable<T> task) {
    std::optional<T> value;
    run(context, rooms::keep(value, std::move(task)));
    return std::move(value).value();
}

}  // namespace mistward::work
