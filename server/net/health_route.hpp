#pragma once

#include "server/net/router.hpp"

#include <string_view>

namespace mistward::net {

/// Adds `/healthz`. `version` outlives the router.
void add_health_route(Router& router, std::string_view version);

}  // namespace mistward::net
