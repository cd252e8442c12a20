#pragma once

#include "server/record/tile_catalogue.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace mistward::rooms {

/// What a server plays with that has the tiles of such a game, as of `read_tiles`.
tl::expected<TileCatalogue, std::string> read_catalogue(const rules::Boxes& boxes,
                                                        std::string_view digest,
                                                        std::string_view text);

/// The tiles of such a game, of the text that was stored or came with a file as the set of that
/// digest. As strict as with a tile-set file of a host; or what is wrong with it, one sentence.
tl::expected<GameTiles, std::string> read_tiles(const rules::Boxes& boxes, std::string_view digest,
                                                std::string_view text);

}  // namespace mistward::rooms
