#pragma once

#include "companion/arena/played_game.hpp"
#include "companion/players/recipe.hpp"

#include <functional>

namespace mistward::arena {

/// Which decks are played, and how.
struct Range {
    std::uint64_t first = 0;
    std::size_t games = 200;
    std::size_t threads = 1;
    bool predict = false;  ///< ask the players for their chances
};

/// Who sits where: the players of the table, and for each seat the index of its player.
struct Seats {
    std::vector<players::Recipe> players;
    std::vector<std::size_t> seats;
};

/// Plays each deck of the range once, in any order and on several threads; the values are in the
/// order of the decks, and equal players play them equally whatever the threads. Throws
/// `std::runtime_error` if a player cannot be made.
std::vector<PlayedGame> play_series(const Tiles& tiles, const rules::Setup& setup,
                                    const Seats& seats, const Range& range,
                                    const engine::EngineLimits& limits);

}  // namespace mistward::arena
