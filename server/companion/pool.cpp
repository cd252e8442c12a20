#include "server/companion/pool.hpp"

#include "companion/companion.hpp"

#include <utility>

namespace mistward::companion {

CompanionPool::CompanionPool(std::size_t threads, const work::QueueLimits& limits,
                             const work::WorkMetrics& metrics)
    : workers_(std::in_place, work::PoolOptions{threads, limits, metrics}) {}

CompanionPool::~CompanionPool() { stopping_.request_stop(); }

void CompanionPool::stop() {
    workers_->stop();
    stopping_.request_stop();
}

void CompanionPool::join() {
    stopping_.request_stop();
    workers_.reset();
}

boost::asio::awaitable<Thought> CompanionPool::think(rules::Game game, work::Key whose,
                                                     work::Urgency urgency) {
    const auto task = [game = std::move(game),
                       stop = stopping_.get_token()]() -> std::optional<rules::Decision> {
        try {
            return choose(Mind::built_in(), game, {}, stop);
        } catch (const Stopped&) {
            return std::nullopt;
        }
    };
    const auto thought = co_await workers_->run(std::move(whose), task, urgency);
    if (!thought) co_return tl::make_unexpected(thought.error());
    if (!*thought) co_return tl::make_unexpected(work::Refusal::Stopping);
    co_return **thought;
}

}  // namespace mistward::companion
