#pragma once

#include "protocol/json.hpp"
#include "server/net/router.hpp"
#include "server/service/archive.hpp"
#include "server/service/tile_shelf.hpp"
#include "server/work/worker_pool.hpp"

namespace mistward::net {

/// Answers `GET /api/v1/tilesets/{tileset}` with the set of that digest, which never changes.
/// Routes of sets with a name are added before.
void add_tileset_route(Router& router, rooms::Archive& archive);

/// Answers `GET path` with the set that such games begin with now. The tiles outlive the router.
void add_tiles_of_new_games_route(Router& router, std::string_view path,
                                  const rooms::TileShelf& tiles, rules::Mode mode);

/// What a server finds in a tile-set file that was parsed: TILESET_CHECK of the guide. Called on
/// workers.
using TilesetCheck = protocol::Json (*)(const protocol::Json& file);

/// Answers `POST /api/v1/tilesets/check`, on a worker. The workers outlive the router.
void add_tileset_check_route(Router& router, work::WorkerPool& workers, TilesetCheck check);

}  // namespace mistward::net
