#pragma once

#include <boost/asio/awaitable.hpp>

#include <atomic>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace mistward::store {
class Store;
}

namespace mistward::rooms {

class Clock;
class PlayerWatch;

/// How exactly servers that share a database know when a player had a page open.
inline constexpr std::int64_t kPageSeenMs = 60'000;

/// Writes down whose pages are open at this server, whatever they show, for the others on its
/// database. `note` is called again and again, one at a time.
class PageNotes {
public:
    /// All outlive it.
    PageNotes(const PlayerWatch& watch, store::Store& store, const Clock& clock)
        : watch_(watch), store_(store), clock_(clock) {}

    /// Notes those who have come, and those whose note is older than `kPageSeenMs`.
    boost::asio::awaitable<void> note();
    /// Notes nobody any more. From any thread.
    void stop() { stopping_ = true; }

private:
    const PlayerWatch& watch_;
    store::Store& store_;
    const Clock& clock_;
    std::atomic<bool> stopping_ = false;
    std::unordered_map<std::string, std::int64_t> noted_;  ///< by the clock that nobody sets
};

}  // namespace mistward::rooms
