#pragma once

#include "rules/tileset.hpp"
#include "server/net/router.hpp"

namespace mistward::net {

/// Adds `/api/v1/tilesets/mists`.
void add_tileset_route(Router& router, const rules::TileSet& tiles);

}  // namespace mistward::net
