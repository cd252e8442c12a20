#include "server/record/tile_catalogue.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/ghosts/game.hpp"
#include "rules/ghosts/tilesets.hpp"
#include "rules/mists/game.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

using SharedSet = std::shared_ptr<const rules::TileSet>;

tl::expected<TilesByMode, std::vector<std::string>> tiles_with(SharedSet mists,
                                                               const GameTiles& base) {
    auto joined = rules::join_tilesets(base.set(), *mists);
    if (!joined) return tl::unexpected(joined.error());
    auto faults = rules::mists::check_capacity(*mists);
    const auto more = rules::ghosts::check_capacity(*joined);
    faults.insert(faults.end(), more.begin(), more.end());
    if (!faults.empty()) return tl::unexpected(std::move(faults));
    return TilesByMode{game_tiles(std::move(mists)),
                       game_tiles(std::make_shared<const rules::TileSet>(std::move(*joined))),
                       base};
}

const GameTiles& base_tiles() {
    static const auto kTiles = game_tiles(protocol::embedded_base_tileset());
    return kTiles;
}

/// Those of every version; made once.
const std::vector<TilesByMode>& shipped() {
    static const auto kShipped = [] {
        std::vector<TilesByMode> versions;
        for (const SharedSet& mists : protocol::embedded_mists_tilesets()) {
            versions.push_back(tiles_with(mists, base_tiles()).value());
        }
        return versions;
    }();
    return kShipped;
}

}  // namespace

GameTiles game_tiles(std::shared_ptr<const rules::TileSet> tiles) {
    std::string digest = protocol::digest(*tiles);
    return {std::make_shared<const rules::Tables>(std::move(tiles)), std::move(digest)};
}

tl::expected<TileCatalogue, std::vector<std::string>> TileCatalogue::with_mists(
    std::shared_ptr<const rules::TileSet> mists) {
    return tiles_with(std::move(mists), base_tiles()).map([](TilesByMode tiles) {
        return TileCatalogue(std::move(tiles));
    });
}

const GameTiles* TileCatalogue::find(rules::Mode mode, std::string_view digest) const {
    if ((*this)[mode].digest == digest) return &(*this)[mode];
    for (const TilesByMode& version : shipped()) {
        const GameTiles& tiles = version.at(static_cast<std::size_t>(mode));
        if (tiles.digest == digest) return &tiles;
    }
    return nullptr;
}

const GameTiles& TileCatalogue::of(rules::Mode mode, std::string_view digest) const {
    const GameTiles* const found = find(mode, digest);
    return found != nullptr ? *found : (*this)[mode];
}

}  // namespace mistward::rooms
