#pragma once

#include "server/record/check_game.hpp"
#include "server/service/tile_shelf.hpp"
#include "server/store/records.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mistward::commands {

/// Reads a stored game. Throws `store::OpenError` if it cannot be read.
using ReadGame = std::function<std::optional<store::StoredGame>(const std::string& id)>;

/// Reads the document of a tile set; nothing: there is none of that digest.
using ReadTileset = std::function<std::optional<std::string>(const std::string& digest)>;

/// Where games are read from.
struct GameSource {
    ReadGame game;
    ReadTileset tileset;
};

/// The tiles of a game, at hand or read from where it is; nothing if nobody has them. Throws
/// `std::runtime_error` if they cannot be played with.
std::optional<rooms::GameTiles> tiles_of(const store::GameRecord& game, const ReadTileset& read,
                                         rooms::TileShelf& tiles);

/// A game that does not replay, and why.
struct BrokenGame {
    std::string id;
    std::string why;
};

/// What came of playing stored games anew.
struct Replays {
    std::size_t sound = 0;
    std::size_t foreign = 0;  ///< of other rules or tiles
    std::vector<BrokenGame> broken;
};

/// Plays one game anew; one that cannot be read is broken.
rooms::GameCheck replay(const std::string& id, const GameSource& source, rooms::TileShelf& tiles);

/// Plays all of these games anew, and prints a line for each that is not sound.
Replays replay_all(const std::vector<std::string>& ids, const GameSource& source,
                   rooms::TileShelf& tiles);

/// As "3 games replay, 0 are of other rules or tiles, 0 do not replay".
std::string told(const Replays& replays);

}  // namespace mistward::commands
