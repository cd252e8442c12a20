#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>

#include <exception>
#include <functional>
#include <string_view>

namespace mistward::net {

namespace asio = boost::asio;

/// Writes to the log that `what` failed, whatever was thrown; nothing if nothing was.
void log_failure(std::string_view what, const std::exception_ptr& failure) noexcept;

/// Starts a coroutine whose failure is logged with `what` it was doing, then calls `done`: always,
/// and once, even if its frame is taken down before it ends. `what` is a literal.
void spawn(const asio::any_io_executor& executor, std::string_view what,
           std::function<asio::awaitable<void>()> coroutine, std::function<void()> done = {});

}  // namespace mistward::net
