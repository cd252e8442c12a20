#include "server/record/tile_catalogue.hpp"

#include "protocol/sha256.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"
#include "rules/rivals/tilesets.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

namespace {

using SharedSet = std::shared_ptr<const rules::TileSet>;

tl::expected<TilesByMode, std::vector<std::string>> tiles_with(SharedSet mists,
                                                               const GameTiles& base) {
    auto joined = rules::join_tilesets(base.set(), *mists);
    if (!joined) return tl::unexpected(joined.error());
    auto faults = rules::mists::check_capacity(*mists);
    for (std::string& fault : rules::rivals::check_capacity(*joined)) {
        // What no game knows, both say.
        if (std::ranges::find(faults, fault) == faults.end()) faults.push_back(std::move(fault));
    }
    if (!faults.empty()) return tl::unexpected(std::move(faults));
    TilesByMode tiles;
    tiles[rules::Mode::Mists] = game_tiles(std::move(mists));
    tiles[rules::Mode::Ghosts] =
        game_tiles(std::make_shared<const rules::TileSet>(std::move(*joined)));
    tiles[rules::Mode::Base] = base;
    return tiles;
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
    auto text = std::make_shared<const std::string>(protocol::canonical_text(*tiles));
    std::string digest = protocol::hex(protocol::sha256(*text));
    return {std::make_shared<const rules::Tables>(std::move(tiles)), std::move(digest),
            std::move(text)};
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
        const GameTiles& tiles = version[mode];
        if (tiles.digest == digest) return &tiles;
    }
    return nullptr;
}

const GameTiles* TileCatalogue::find(std::string_view digest) const {
    for (const rules::Mode mode : rules::kAllOf<rules::Mode>) {
        if (const GameTiles* tiles = find(mode, digest)) return tiles;
    }
    return nullptr;
}

std::vector<GameTiles> TileCatalogue::all() const {
    std::vector<GameTiles> all(tiles_.begin(), tiles_.end());
    for (const TilesByMode& version : shipped()) {
        all.insert(all.end(), version.begin(), version.end());
    }
    return all;
}

bool is_shipped(std::string_view digest) {
    return std::ranges::any_of(shipped(), [&](const TilesByMode& version) {
        return std::ranges::find(version, digest, &GameTiles::digest) != version.end();
    });
}

}  // namespace mistward::rooms
