#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/co_spawn.hpp>

#include <spdlog/spdlog.h>

#include <exception>
#include <string_view>

namespace mistward::net {

namespace asio = boost::asio;

/// Starts a coroutine whose failure is logged with `what` it was doing, then calls `done`.
template <class Coroutine, class Done>
void spawn(const asio::any_io_executor& executor, std::string_view what, Coroutine coroutine,
           Done done) {
    asio::co_spawn(executor, std::move(coroutine), [what, done](const std::exception_ptr& failure) {
        try {
            if (failure) std::rethrow_exception(failure);
        } catch (const std::exception& error) {
            spdlog::error("{} failed: {}", what, error.what());
        }
        done();
    });
}

template <class Coroutine>
void spawn(const asio::any_io_executor& executor, std::string_view what, Coroutine coroutine) {
    spawn(executor, what, std::move(coroutine), [] {});
}

}  // namespace mistward::net
