#pragma once

#include "server/net/router.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/tile_catalogue.hpp"

namespace mistward {

/// Every route of the server. The catalogue is read here; the lobby outlives the router.
net::Router make_router(const rooms::TileCatalogue& catalogue, rooms::Lobby& lobby);

}  // namespace mistward
