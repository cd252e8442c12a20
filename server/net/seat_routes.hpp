#pragma once

#include "server/net/router.hpp"
#include "server/rooms/lobby.hpp"

namespace mistward::net {

/// Adds everything under `/api/v1/rooms/{room}/seats`. The lobby outlives the router.
void add_seat_routes(Router& router, rooms::Lobby& lobby);

}  // namespace mistward::net
