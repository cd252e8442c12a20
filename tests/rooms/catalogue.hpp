#pragma once

#include "protocol/game_file.hpp"
#include "server/record/tile_catalogue.hpp"
#include "server/store/records.hpp"

#include <optional>

namespace mistward::test {

/// What a server plays with the first mists set that was shipped, on whose layouts expectations
/// hang; made once.
const rooms::TileCatalogue& catalogue();

/// The tiles of a file, or of a stored game, as far as that catalogue knows them.
std::optional<rooms::GameTiles> known_tiles(const protocol::GameFile& file);
std::optional<rooms::GameTiles> known_tiles(const store::GameRecord& game);

/// What a server plays with a set that was never shipped, whose name is "mine" and in which two
/// tiles have changed their layouts; made once.
const rooms::TileCatalogue& own_catalogue();

}  // namespace mistward::test
