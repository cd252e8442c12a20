#pragma once

#include "rules/game.hpp"
#include "server/work/worker_pool.hpp"

#include <boost/asio/awaitable.hpp>

#include <cstddef>
#include <optional>
#include <stop_token>

namespace mistward::companion {

/// A decision, or why nobody thought about it.
using Thought = work::Outcome<rules::Decision>;

/// Threads on which companions think, so that no event loop ever waits for one, with a fair and
/// bounded queue before them.
class CompanionPool {
public:
    /// At least one thread.
    explicit CompanionPool(std::size_t threads, const work::QueueLimits& limits = {},
                           const work::WorkMetrics& metrics = {});

    /// As `stop` and `join`.
    ~CompanionPool();

    CompanionPool(const CompanionPool&) = delete;
    CompanionPool& operator=(const CompanionPool&) = delete;

    /// What `choose` says with the built-in mind, thought out on a thread of the pool; comes back
    /// to the caller's executor. What a person waits for (`Awaited`) goes before companions' own
    /// turns. Throws `std::invalid_argument` if no player is to decide.
    boost::asio::awaitable<Thought> think(rules::Game game, work::Key whose, work::Urgency urgency);

    /// Refuses thoughts that have not been thought to their end, and those that are asked for from
    /// now on. From any thread.
    void stop();

    /// After `stop`, for the end: waits until nobody thinks any more. Nothing may be asked then.
    void join();

private:
    std::stop_source stopping_;
    std::optional<work::WorkerPool> workers_;  ///< nothing after `join`
};

}  // namespace mistward::companion
