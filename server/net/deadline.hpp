#pragma once

#include "server/net/limits.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace mistward::net {

namespace asio = boost::asio;

/// A timer that is certain not to fire once it is disarmed, even when its handler is already
/// queued. To be used on one strand.
class Deadline {
public:
    explicit Deadline(const asio::any_io_executor& executor) : timer_(executor) {}
    ~Deadline() { ++*round_; }
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    /// Calls `on_expiry` after `time` unless disarmed or armed anew before.
    void arm(Duration time, std::function<void()> on_expiry);

    void disarm() {
        ++*round_;
        timer_.cancel();
    }

private:
    std::shared_ptr<std::uint64_t> round_ = std::make_shared<std::uint64_t>(0);
    asio::steady_timer timer_;
};

/// A deadline for what begins and ends often, each time with the same time for it. A timer that
/// runs already is left alone and looks again when it rings. To be used on one strand.
class RecurringDeadline {
public:
    RecurringDeadline(const asio::any_io_executor& executor, Duration time,
                      std::function<void()> on_expiry)
        : timer_(executor), time_(time), on_expiry_(std::move(on_expiry)) {}
    RecurringDeadline(const RecurringDeadline&) = delete;
    RecurringDeadline& operator=(const RecurringDeadline&) = delete;

    void arm() {
        due_ = Clock::now() + time_;
        if (!running_) run();
    }

    void disarm() { due_.reset(); }

private:
    using Clock = asio::steady_timer::clock_type;

    void run() {
        timer_.expires_at(*due_);
        timer_.async_wait([this, life = std::weak_ptr(life_)](boost::system::error_code) {
            if (!life.expired()) ring();
        });
        running_ = true;
    }

    void ring() {
        running_ = false;
        if (!due_) return;
        if (Clock::now() < *due_) return run();
        due_.reset();
        on_expiry_();
    }

    asio::steady_timer timer_;
    const Duration time_;
    const std::function<void()> on_expiry_;
    std::optional<Clock::time_point> due_;  ///< while it is armed
    bool running_ = false;
    std::shared_ptr<bool> life_ = std::make_shared<bool>();  ///< handlers may outlive this
};

}  // namespace mistward::net
