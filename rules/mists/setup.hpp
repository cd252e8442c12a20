#pragma once

#include "rules/colour_set.hpp"
#include "rules/tileset.hpp"

#include <string>
#include <vector>

namespace mistward::rules::mists {

inline constexpr std::size_t kMaxPlayers = 5;

/// What is agreed before the first draw (M-SET-1 to 3).
struct Setup {
    std::uint8_t level = 1;    ///< 1 to 6
    std::uint8_t players = 1;  ///< 1 to 5
    auto operator<=>(const Setup&) const = default;
};

/// One row of the level table (M-SET-3).
struct Level {
    std::uint8_t ghosts = 15;  ///< in the game, those on the start tile included
    std::uint16_t goal = 50;   ///< points to win
    bool castles = false;      ///< castle tiles are in the game
    bool cemeteries = false;   ///< cemetery tiles are in the game
};

/// The facts of a level that can be played; nothing for a level that this version does not play.
std::optional<Level> level(std::uint8_t number);

/// The colours that a player acts with, in the order of `Colour` (M-SET-1).
std::vector<Colour> colours_of(const Setup& setup, PlayerId player);

/// The same as a set.
ColourSet colour_set(const Setup& setup, PlayerId player);

/// Meeples of one colour at the start: 5 for 3 to 5 players, else 3 (M-SET-1).
std::uint8_t meeples_per_colour(const Setup& setup);

/// The colour of the scoring meeple: the last that nobody plays, which is pink with up to five
/// players (M-SET-2).
Colour scoring_colour(const Setup& setup);

/// Why a tile set is too large for the co-operative game, one sentence each; empty if it is not.
std::vector<std::string> check_capacity(const TileSet& set);

}  // namespace mistward::rules::mists
