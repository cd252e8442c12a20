#pragma once

#include "rules/game.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include <cstddef>

namespace mistward::companion {

/// Threads on which companions think, so that no event loop ever waits for one.
class CompanionPool {
public:
    /// At least one thread.
    explicit CompanionPool(std::size_t threads);

    /// Waits for the thoughts under way.
    ~CompanionPool();

    CompanionPool(const CompanionPool&) = delete;
    CompanionPool& operator=(const CompanionPool&) = delete;

    /// What `choose` says, thought out on a thread of the pool; comes back to the caller's
    /// executor. Throws `std::invalid_argument` if no player is to decide.
    boost::asio::awaitable<rules::Decision> think(rules::Game game);

private:
    boost::asio::thread_pool threads_;
};

}  // namespace mistward::companion
