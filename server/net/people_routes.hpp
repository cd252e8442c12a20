#pragma once

#include "server/net/quota/quotas.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby.hpp"
#include "server/service/players.hpp"

namespace mistward::net {

/// What players think of others, and what people report: everything under /api/v1/me/people, and
/// the mutes and reports of rooms. All of them outlive the router.
void add_people_routes(Router& router, rooms::Lobby& lobby, rooms::Players& players,
                       Quotas& quotas);

}  // namespace mistward::net
