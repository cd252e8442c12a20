#pragma once

#include "server/metrics/registry.hpp"
#include "server/net/admin_door.hpp"
#include "server/net/router.hpp"

namespace mistward::net {

/// Who may read what the server measures, besides whoever asks from this machine itself, not
/// through a proxy.
struct MetricsAccess {
    bool open = false;          ///< everybody
    AdminDoor* door = nullptr;  ///< whoever has the administrator's token, if there is one
};

/// Adds `/metrics`, for Prometheus. The registry and the door outlive the router.
void add_metrics_route(Router& router, const metrics::Registry& registry, MetricsAccess access);

}  // namespace mistward::net
