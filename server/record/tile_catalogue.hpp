#pragma once

#include "rules/boxes.hpp"
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

/// The tiles that a server plays each new game with, and those of every version, for older games.
/// Tiles of expansions are joined when they are first asked for, which takes less than a
/// millisecond, and kept: there are 129 sets of 125 KB on average. May be used from any thread, its
/// copies too, which share what was joined.
class TileCatalogue {
public:
    /// With the newest tiles of the binary.
    TileCatalogue();
    /// With this set of mists tiles, and all others from the binary; or what is wrong with the
    /// set, one sentence each.
    static tl::expected<TileCatalogue, std::vector<std::string>> with_mists(
        std::shared_ptr<const rules::TileSet> mists);

    /// What new games are played with.
    const GameTiles& operator[](const rules::Boxes& boxes) const;
    /// Those of games without other expansions.
    const GameTiles& operator[](rules::Mode mode) const { return (*this)[rules::Boxes{mode, {}}]; }

    /// What such a game is played with whose tiles have that digest: those of new games, or of a
    /// version that was ever shipped. Null if they are none of these.
    const GameTiles* find(const rules::Boxes& boxes, std::string_view digest) const;

    /// The same for whatever game without other expansions.
    const GameTiles* find(std::string_view digest) const;
    /// What some new game is played with whose tiles have that digest; joins whatever was not asked
    /// for yet, which is work for a worker.
    const GameTiles* find_new(std::string_view digest) const;
    /// The tiles of all games without other expansions.
    std::vector<GameTiles> all() const;

    /// Whether the tiles of such a game were ever shipped, so that other servers have them, too.
    static bool is_shipped(const rules::Boxes& boxes, std::string_view digest);

private:
    class Joined;

    explicit TileCatalogue(std::shared_ptr<Joined> joined) : joined_(std::move(joined)) {}

    std::shared_ptr<Joined> joined_;
};

}  // namespace mistward::rooms
