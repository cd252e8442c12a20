#pragma once

#include "server/net/router.hpp"
#include "server/service/lobby.hpp"

#include <string_view>

namespace mistward::net {

/// Adds `/healthz` (the process answers) and `/readyz` (it takes new rooms and games). `version`
/// and the lobby outlive the router.
void add_health_routes(Router& router, std::string_view version, rooms::Lobby& lobby);

}  // namespace mistward::net
