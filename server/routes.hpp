#pragma once

#include "server/metrics/registry.hpp"
#include "server/net/router.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/tile_catalogue.hpp"

namespace mistward {

/// Every route of the server. The catalogue is read here; the lobby and the registry outlive the
/// router.
net::Router make_router(const rooms::TileCatalogue& catalogue, rooms::Lobby& lobby,
                        const metrics::Registry& registry);

}  // namespace mistward
