#pragma once

#include "rules/core/types.hpp"

namespace mistward::rules {

/// One row of the level table (M-SET-3).
struct Level {
    std::uint8_t ghosts = 15;  ///< in the game, those on the start tile included
    std::uint8_t piles = 1;    ///< into how many the tiles are parted
    std::array<std::uint16_t, kCountOf<Hound>>
        hounds{};             ///< the total that reaches each hound; 0 without hounds
    std::uint16_t goal = 50;  ///< points of every scoring meeple to win
    std::uint8_t tracks = 1;  ///< scoring meeples
    bool centres = true;      ///< castle and cemetery tiles are in the game
    bool haunted = false;     ///< haunted cemeteries, tiles face down

    bool has_hounds() const { return hounds[0] != 0; }
};

/// The row of a level; null if there is no such level.
const Level* find_level(std::uint8_t number);

}  // namespace mistward::rules
