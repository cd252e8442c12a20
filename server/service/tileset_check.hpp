#pragma once

#include "protocol/json.hpp"
#include "server/record/tile_catalogue.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mistward::rooms {

/// What a server makes of a tile-set file, one sentence in English each.
struct TilesetCheck {
    std::vector<std::string> faults;
    std::vector<std::string> notes;          ///< what differs from the published tiles
    std::optional<TileCatalogue> catalogue;  ///< without faults: what it would play with
};

/// Checks a file that was parsed, as strictly as one that a server is started with. Takes some
/// milliseconds, so it is work for a worker.
TilesetCheck check_tileset_file(const protocol::Json& file);

/// TILESET_CHECK of the guide.
protocol::Json tileset_check_document(const TilesetCheck& check);

/// Both of it. A set without a start tile, which only adds to others, has its digest as well, and
/// notes of what no game knows.
protocol::Json checked_tileset(const protocol::Json& file);

}  // namespace mistward::rooms
