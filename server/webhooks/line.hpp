#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <cstddef>
#include <cstdint>
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
    bool is_gone = false;  ///< nobody is told there any more
    unsigned failures = 0;
    boost::asio::steady_timer rest;  ///< until the next look

    bool has_news() const { return all || !rooms.empty(); }

    void add(const std::string& room) {
        if (room.empty() || rooms.size() == kMostRooms) all = true;
        if (!all) rooms.insert(room);
    }
};

}  // namespace mistward::webhooks
