#include "server/companion/pool.hpp"

#include "companion/baseline/choose.hpp"

#include <utility>

namespace mistward::companion {

CompanionPool::CompanionPool(std::size_t threads, const work::QueueLimits& limits,
                             const work::WorkMetrics& metrics)
    : workers_(std::in_place, work::PoolOptions{threads, limits, metrics}) {}

CompanionPool::~CompanionPool() = default;

void CompanionPool::stop() { workers_->stop(); }

void CompanionPool::join() { workers_.reset(); }

boost::asio::awaitable<Thought> CompanionPool::think(rules::Game game, work::Key whose,
                                                     work::Urgency urgency) {
    const auto task = [game = std::move(game)] { return baseline::choose(game); };
    co_return co_await workers_->run(std::move(whose), task, urgency);
}

}  // namespace mistward::companion
