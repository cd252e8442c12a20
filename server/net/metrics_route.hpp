#pragma once

#include "server/metrics/registry.hpp"
#include "server/net/router.hpp"

namespace mistward::net {

/// Adds `/metrics`, for Prometheus. The registry outlives the router.
void add_metrics_route(Router& router, const metrics::Registry& registry);

}  // namespace mistward::net
