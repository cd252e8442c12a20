#pragma once

#include "server/metrics/registry.hpp"
#include "server/net/admin_routes.hpp"
#include "server/net/router.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/tile_catalogue.hpp"

#include <optional>

namespace mistward {

/// Every route of the server; without `admin` none for administrators. The catalogue is read here;
/// the lobby and the registry outlive the router.
net::Router make_router(const rooms::TileCatalogue& catalogue, rooms::Lobby& lobby,
                        const metrics::Registry& registry,
                        const std::optional<net::AdminAccess>& admin);

}  // namespace mistward
