#pragma once

#include "server/metrics/registry.hpp"

namespace mistward::nodes {

/// What hosts of several servers on one database watch; a server on its own shows 0 everywhere.
struct NodeMetrics {
    NodeMetrics() = default;
    explicit NodeMetrics(metrics::Registry& registry);

    metrics::Gauge nodes;          ///< that run on the database
    metrics::Gauge rooms;          ///< whose leases this one has
    metrics::Counter from_others;  ///< what a server that went away had
    metrics::Counter from_this;    ///< what this one had, when it was late
};

}  // namespace mistward::nodes
