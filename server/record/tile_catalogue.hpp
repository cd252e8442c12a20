#pragma once

#include "rules/core/indexed_by.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/tables.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mistward::rooms {

/// The tiles of a game, made ready for play once and shared by all games with them.
struct GameTiles {
    std::shared_ptr<const rules::Tables> tables;
    std::string digest;  ///< of the tile set, hex
    /// TILESET of the guide without its digest, which is its SHA-256.
    std::shared_ptr<const std::string> text;

    const rules::TileSet& set() const { return tables->tileset(); }
};

/// A tile set with its tables and its digest. The set has passed `check_tileset`.
GameTiles game_tiles(std::shared_ptr<const rules::TileSet> tiles);

/// The tiles of each kind of game.
using TilesByMode = rules::ByEnum<rules::Mode, GameTiles>;

/// The tiles that a server plays each new game with, and those of every version, for older games.
class TileCatalogue {
public:
    /// With this set of mists tiles, and the base tiles in the binary; or what is wrong with the
    /// set, one sentence each.
    static tl::expected<TileCatalogue, std::vector<std::string>> with_mists(
        std::shared_ptr<const rules::TileSet> mists);

    /// What new games are played with.
    const GameTiles& operator[](rules::Mode mode) const { return tiles_[mode]; }

    /// What such a game is played with whose tiles have that digest: those of new games, or of a
    /// version that was ever shipped. Null if they are none of these.
    const GameTiles* find(rules::Mode mode, std::string_view digest) const;

    /// The same for whatever game.
    const GameTiles* find(std::string_view digest) const;
    /// All that `find` finds.
    std::vector<GameTiles> all() const;

private:
    explicit TileCatalogue(TilesByMode tiles) : tiles_(std::move(tiles)) {}

    TilesByMode tiles_;
};

/// Whether a set was ever shipped, so that other servers have it, too.
bool is_shipped(std::string_view digest);

}  // namespace mistward::rooms
