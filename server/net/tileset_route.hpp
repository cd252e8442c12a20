#pragma once

#include "server/net/router.hpp"
#include "server/service/archive.hpp"

namespace mistward::net {

/// Answers `GET /api/v1/tilesets/{tileset}` with the set of that digest, which never changes.
/// Routes of sets with a name are added before.
void add_tileset_route(Router& router, rooms::Archive& archive);

}  // namespace mistward::net
