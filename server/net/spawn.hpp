#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/co_spawn.hpp>

#include <exception>
#include <string_view>
#include <utility>

namespace mistward::net {

namespace asio = boost::asio;

/// Writes to the log that `what` failed, whatever was thrown; nothing if nothing was.
void log_failure(std::string_view what, const std::exception_ptr& failure) noexcept;

/// Calls `Done` once: when the coroutine has ended, or when its frame is taken down before that,
/// which happens when an operation that it waits for cannot even begin.
template <class Done>
class Ending {
public:
    Ending(std::string_view what, Done done) : what_(what), done_(std::move(done)) {}
    Ending(Ending&& other)
        : what_(other.what_), done_(other.done_), due_(std::exchange(other.due_, false)) {}
    Ending& operator=(Ending&&) = delete;
    ~Ending() { finish(); }

    void operator()(const std::exception_ptr& failure) {
        log_failure(what_, failure);
        finish();
    }

private:
    void finish() noexcept {
        if (!std::exchange(due_, false)) return;
        try {
            done_();
        } catch (...) {
            log_failure(what_, std::current_exception());
        }
    }

    std::string_view what_;
    Done done_;
    bool due_ = true;
};

/// Starts a coroutine whose failure is logged with `what` it was doing, then calls `done`: always,
/// and once. `what` is a literal.
template <class Coroutine, class Done>
void spawn(const asio::any_io_executor& executor, std::string_view what, Coroutine coroutine,
           Done done) {
    asio::co_spawn(executor, std::move(coroutine), Ending<Done>(what, std::move(done)));
}

template <class Coroutine>
void spawn(const asio::any_io_executor& executor, std::string_view what, Coroutine coroutine) {
    spawn(executor, what, std::move(coroutine), [] {});
}

}  // namespace mistward::net
