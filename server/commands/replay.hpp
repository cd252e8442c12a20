#pragma once

#include "server/record/check_game.hpp"
#include "server/store/records.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mistward::commands {

/// Reads a stored game. Throws `store::OpenError` if it cannot be read.
using ReadGame = std::function<std::optional<store::StoredGame>(const std::string& id)>;

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
rooms::GameCheck replay(const std::string& id, const ReadGame& read,
                        const rooms::TileCatalogue& catalogue);

/// Plays all of these games anew, and prints a line for each that is not sound.
Replays replay_all(const std::vector<std::string>& ids, const ReadGame& read,
                   const rooms::TileCatalogue& catalogue);

/// As "3 games replay, 0 are of other rules or tiles, 0 do not replay".
std::string told(const Replays& replays);

}  // namespace mistward::commands
