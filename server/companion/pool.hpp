#pragma once

#include "rules/game.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include <atomic>
#include <cstddef>

namespace mistward::companion {

/// Threads on which companions think, so that no event loop ever waits for one.
class CompanionPool {
public:
    /// At least one thread.
    explicit CompanionPool(std::size_t threads);

    /// As `stop` and `join`.
    ~CompanionPool();

    CompanionPool(const CompanionPool&) = delete;
    CompanionPool& operator=(const CompanionPool&) = delete;

    /// What `choose` says, thought out on a thread of the pool; comes back to the caller's
    /// executor. Throws `std::invalid_argument` if no player is to decide, and
    /// `boost::system::system_error` (`operation_aborted`) if the pool has stopped before.
    boost::asio::awaitable<rules::Decision> think(rules::Game game);

    /// Thoughts that have not begun are dropped. From any thread.
    void stop() { stopped_ = true; }

    /// Waits until nobody thinks any more.
    void join() { threads_.join(); }

private:
    boost::asio::awaitable<rules::Decision> chosen(rules::Game game) const;

    std::atomic<bool> stopped_ = false;
    boost::asio::thread_pool threads_;
};

}  // namespace mistward::companion
