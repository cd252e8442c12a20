#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

namespace mistward::webhooks {

/// What is to be looked at for one player's webhook, or one of their browsers.
struct Line {
    explicit Line(const boost::asio::any_io_executor& strand, std::int64_t created)
        : created_ms(created), rest(strand) {}

    /// With more rooms than this, all of the player's are looked at.
    static constexpr std::size_t kMostRooms = 16;

    std::int64_t created_ms;  ///< the webhook was put, or the browser subscribed
    std::set<std::string> rooms;
    bool all = false;
    bool is_at_work = false;
    bool is_gone = false;            ///< nobody is told there any more
    unsigned failures = 0;           ///< of looks or of deliveries, in a row
    boost::asio::steady_timer rest;  ///< until the next look

    // Of deliveries that failed, none in between; as long as this server runs, by a clock that
    // nobody sets.
    std::optional<std::int64_t> failing_since_steady_ms;
    unsigned attempts = 0;
    /// As the receiver has asked with its last answer.
    std::optional<std::chrono::steady_clock::time_point> quiet_until;

    bool has_news() const { return all || !rooms.empty(); }

    /// Something was delivered, or another place is to be told.
    void begin_anew() {
        failures = 0;
        attempts = 0;
        failing_since_steady_ms.reset();
        quiet_until.reset();
    }

    void add(const std::string& room) {
        if (room.empty() || rooms.size() == kMostRooms) all = true;
        if (!all) rooms.insert(room);
    }
};

}  // namespace mistward::webhooks
