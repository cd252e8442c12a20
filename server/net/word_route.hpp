#pragma once

#include "server/net/quota/quotas.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby.hpp"

namespace mistward::net {

/// Where the word of a room is exchanged for a pass. All of them outlive the router.
void add_word_route(Router& router, rooms::Lobby& lobby, Quotas& quotas);

}  // namespace mistward::net
