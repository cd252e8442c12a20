#pragma once

#include "server/metrics/registry.hpp"
#include "server/work/effort.hpp"
#include "server/work/fair_queue.hpp"

#include <string>

namespace mistward::work {

/// What a pool measures about itself.
struct WorkMetrics {
    WorkMetrics() = default;
    /// `pool` names it in labels.
    WorkMetrics(metrics::Registry& registry, const std::string& pool);

    metrics::Gauge waiting;
    metrics::Gauge running;
    metrics::Histogram wait_seconds;
    metrics::Histogram run_seconds;
    metrics::Counter entries;
    metrics::Counter bytes;
    metrics::Counter abandoned;

    void count(Refusal refusal) const;
    void count(const Effort& effort) const;

private:
    metrics::Counter queue_full_;
    metrics::Counter address_full_;
    metrics::Counter stopping_;
    metrics::Counter too_much_;
};

}  // namespace mistward::work
