#include "server/record/tile_catalogue.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/ghosts/game.hpp"
#include "rules/ghosts/tilesets.hpp"
#include "rules/mists/game.hpp"

#include <utility>

namespace mistward::rooms {

GameTiles game_tiles(std::shared_ptr<const rules::TileSet> tiles) {
    std::string digest = protocol::digest(*tiles);
    return {std::make_shared<const rules::Tables>(std::move(tiles)), std::move(digest)};
}

tl::expected<TileCatalogue, std::vector<std::string>> TileCatalogue::with_mists(
    std::shared_ptr<const rules::TileSet> mists) {
    const auto base = protocol::embedded_base_tileset();
    auto joined = rules::join_tilesets(*base, *mists);
    if (!joined) return tl::unexpected(joined.error());
    auto faults = rules::mists::check_capacity(*mists);
    const auto more = rules::ghosts::check_capacity(*joined);
    faults.insert(faults.end(), more.begin(), more.end());
    if (!faults.empty()) return tl::unexpected(std::move(faults));
    return TileCatalogue({game_tiles(std::move(mists)),
                          game_tiles(std::make_shared<const rules::TileSet>(std::move(*joined))),
                          game_tiles(base)});
}

}  // namespace mistward::rooms
