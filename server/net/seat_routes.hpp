#pragma once

#include "server/net/quota/quotas.hpp"
#include "server/net/router.hpp"
#include "server/service/lobby.hpp"
#include "server/service/players.hpp"
#include "server/service/repeats.hpp"

namespace mistward::net {

/// Adds everything under `/api/v1/rooms/{room}/seats`. The lobby and the quotas outlive the
/// router.
void add_seat_routes(Router& router, rooms::Lobby& lobby, rooms::Players& players, Quotas& quotas,
                     rooms::Repeats& repeats);

/// A player's token may have ended while the seat was taken with it: then nobody has the seat.
rooms::AsyncResult<rooms::TakenSeat> still_theirs(rooms::Room& room, rooms::Players& players,
                                                  rooms::TakenSeat seat, std::string token);

}  // namespace mistward::net
