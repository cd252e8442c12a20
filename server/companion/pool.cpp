#include "server/companion/pool.hpp"

namespace mistward::companion {

CompanionPool::CompanionPool(std::size_t threads, const work::QueueLimits& limits,
                             const work::WorkMetrics& metrics)
    : threads_(std::max<std::size_t>(1, threads)),
      workers_(std::in_place, work::PoolOptions{threads, limits, metrics}) {}

CompanionPool::~CompanionPool() { stop_.request_stop(); }

void CompanionPool::stop() {
    stop_.request_stop();
    workers_->stop();
}

void CompanionPool::join() { workers_.reset(); }

}  // namespace mistward::companion
