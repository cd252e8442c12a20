#pragma once

#include "server/net/router.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/players.hpp"
#include "server/service/repeats.hpp"

namespace mistward::net {

/// Everything under /api/v1/players and /api/v1/me, and the invitations of rooms. All of them
/// outlive the router.
void add_player_routes(Router& router, rooms::Lobby& lobby, rooms::Players& players,
                       rooms::PlayerWatch& watch, rooms::Repeats& repeats);

}  // namespace mistward::net
