#pragma once

#include "protocol/players.hpp"
#include "server/service/door.hpp"
#include "server/store/player_store.hpp"

namespace mistward::rooms {

/// Everything that the server keeps of a player. The store outlives it.
AsyncResult<protocol::wire::PlayerExport> export_player(store::PlayerStore& store,
                                                        store::PlayerRecord player);

}  // namespace mistward::rooms
