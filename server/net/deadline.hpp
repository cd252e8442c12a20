#pragma once

#include "server/net/limits.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstdint>
#include <memory>
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
    template <class F>
    void arm(Duration time, F on_expiry) {
        const auto current = ++*round_;
        timer_.expires_after(time);
        timer_.async_wait([round = round_, current,
                           on_expiry = std::move(on_expiry)](boost::system::error_code) mutable {
            if (*round == current) on_expiry();
        });
    }

    void disarm() {
        ++*round_;
        timer_.cancel();
    }

private:
    std::shared_ptr<std::uint64_t> round_ = std::make_shared<std::uint64_t>(0);
    asio::steady_timer timer_;
};

}  // namespace mistward::net
