#pragma once

#include "server/net/http.hpp"
#include "server/service/lobby.hpp"

namespace mistward::net {

/// 201 with the room, its owner's token and where it is.
Response created_response(const rooms::CreatedRoom& created);

/// STATE_ANSWER of the guide.
Response state_response(const rooms::StateSnapshot& snapshot);

}  // namespace mistward::net
