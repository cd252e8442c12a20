#pragma once

#include "rules/setup.hpp"
#include "rules/tables.hpp"

#include <tl/expected.hpp>

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mistward::rooms {

/// The tiles of a game, made ready for play once and shared by all games with them.
struct GameTiles {
    std::shared_ptr<const rules::Tables> tables;
    std::string digest;  ///< of the tile set, hex

    const rules::TileSet& set() const { return tables->tileset(); }
};

/// A tile set with its tables and its digest. The set has passed `check_tileset`.
GameTiles game_tiles(std::shared_ptr<const rules::TileSet> tiles);

/// The tiles that a server plays each game with.
class TileCatalogue {
public:
    /// With this set of mists tiles, and the base tiles in the binary; or what is wrong with the
    /// set, one sentence each.
    static tl::expected<TileCatalogue, std::vector<std::string>> with_mists(
        std::shared_ptr<const rules::TileSet> mists);

    const GameTiles& operator[](rules::Mode mode) const {
        return tiles_.at(static_cast<std::size_t>(mode));
    }

private:
    explicit TileCatalogue(std::array<GameTiles, 3> tiles) : tiles_(std::move(tiles)) {}

    std::array<GameTiles, 3> tiles_;  // in the order of `Mode`
};

}  // namespace mistward::rooms
