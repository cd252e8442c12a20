#pragma once

#include "server/metrics/registry.hpp"

namespace mistward::store {

/// What the store measures about itself.
struct StoreMetrics {
    StoreMetrics() = default;
    explicit StoreMetrics(metrics::Registry& registry);

    metrics::Gauge writes_waiting;
    metrics::Gauge reads_waiting;
    metrics::Histogram batch_jobs;
    metrics::Histogram batch_rows;
    metrics::Histogram commit_seconds;  ///< COMMIT with its fsync
    metrics::Histogram checkpoint_seconds;
    metrics::Counter batches_refused;
};

}  // namespace mistward::store
