#pragma once

#include "protocol/json.hpp"

namespace mistward {

/// TILESET_CHECK of the guide: what is wrong with a tile-set file that was parsed, as a server
/// would say that is started with it; if nothing is, its digest, and what differs from the
/// published tiles.
protocol::Json checked_tileset(const protocol::Json& file);

}  // namespace mistward
