#pragma once

#include "server/net/router.hpp"
#include "server/service/archive.hpp"
#include "server/service/lobby.hpp"
#include "server/service/players.hpp"
#include "server/service/repeats.hpp"

namespace mistward::net {

/// The games that were begun on this server: `/api/v1/games` and `/api/v1/statistics`. Both
/// outlive the router.
void add_game_routes(Router& router, rooms::Lobby& lobby, rooms::Archive& archive,
                     rooms::Players& players, rooms::Repeats& repeats);

}  // namespace mistward::net
