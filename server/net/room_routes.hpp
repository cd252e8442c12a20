#pragma once

#include "server/net/quota/quotas.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby.hpp"
#include "server/service/players.hpp"
#include "server/service/repeats.hpp"

namespace mistward::net {

/// Adds everything under `/api/v1/rooms`. The lobby and the quotas outlive the router.
void add_room_routes(Router& router, rooms::Lobby& lobby, rooms::Players& players, Quotas& quotas,
                     rooms::Repeats& repeats);

}  // namespace mistward::net
