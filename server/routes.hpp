#pragma once

#include "server/metrics/registry.hpp"
#include "server/net/admin_routes.hpp"
#include "server/net/quota/quotas.hpp"
#include "server/net/router.hpp"
#include "server/service/archive.hpp"
#include "server/service/lobby.hpp"
#include "server/service/lobby_board.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/players.hpp"
#include "server/service/repeats.hpp"
#include "server/service/tile_shelf.hpp"
#include "server/service/webhooks.hpp"
#include "server/work/worker_pool.hpp"

#include <optional>

namespace mistward {

/// What the routes work with; it outlives the router.
struct RouteServices {
    rooms::Lobby& lobby;
    rooms::Archive& archive;
    const metrics::Registry& registry;
    net::Quotas& quotas;
    rooms::Players& players;
    rooms::PlayerWatch& watch;
    rooms::LobbyBoard& board;
    work::WorkerPool& workers;
    rooms::Webhooks& webhooks;
    rooms::Repeats& repeats;
};

/// Every route of the server; without `admin` none for administrators. The tiles outlive it.
net::Router make_router(const rooms::TileShelf& tiles, const RouteServices& services,
                        const std::optional<net::AdminAccess>& admin, bool metrics_open = false);

}  // namespace mistward
