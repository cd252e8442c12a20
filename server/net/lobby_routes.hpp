#pragma once

#include "server/net/quota/quotas.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby_board.hpp"
#include "server/service/players.hpp"
#include "server/service/repeats.hpp"

namespace mistward::net {

/// Where the listed rooms are followed, and a seat at any of them is found. All of them outlive the
/// router.
void add_lobby_routes(Router& router, rooms::Lobby& lobby, rooms::LobbyBoard& board,
                      rooms::Players& players, Quotas& quotas, rooms::Repeats& repeats);

}  // namespace mistward::net
