#include "server/net/spawn.hpp"

#include "server/log/log.hpp"

#include <boost/asio/co_spawn.hpp>

#include <utility>

namespace mistward::net {

namespace {

/// Calls `done` once: when the coroutine has ended, or when its frame is taken down before that,
/// which happens when an operation that it waits for cannot even begin.
class Ending {
public:
    Ending(std::string_view what, std::function<void()> done)
        : what_(what), done_(std::move(done)) {}
    Ending(Ending&& other) noexcept
        : what_(other.what_),
          done_(std::move(other.done_)),
          due_(std::exchange(other.due_, false)) {}
    Ending& operator=(Ending&&) = delete;
    ~Ending() { finish(); }

    void operator()(const std::exception_ptr& failure) {
        log_failure(what_, failure);
        finish();
    }

private:
    void finish() noexcept {
        if (!std::exchange(due_, false) || !done_) return;
        try {
            done_();
        } catch (...) {
            log_failure(what_, std::current_exception());
        }
    }

    std::string_view what_;
    std::function<void()> done_;
    bool due_ = true;
};

}  // namespace

void log_failure(std::string_view what, const std::exception_ptr& failure) noexcept {
    try {
        if (failure) std::rethrow_exception(failure);
    } catch (const std::exception& error) {
        log::error("{} failed: {}", what, error.what());
    } catch (...) {
        log::error("{} failed: it threw what is no exception", what);
    }
}

void spawn(const asio::any_io_executor& executor, std::string_view what,
           std::function<asio::awaitable<void>()> coroutine, std::function<void()> done) {
    asio::co_spawn(executor, std::move(coroutine), Ending(what, std::move(done)));
}

}  // namespace mistward::net
