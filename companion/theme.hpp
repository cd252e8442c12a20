#pragma once

#include "rules/core/enumerators.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mistward::companion {

/// What a feature of a position speaks of. Reasons for a move are told in themes, and weaker
/// players are made by holding some back.
enum class Theme : std::uint8_t {
    Points,      ///< what is scored and what is missing
    Pace,        ///< tiles and turns against what they must bring
    Ghosts,      ///< ghosts in the supply and on the board
    Draws,       ///< what the next tiles can bring
    Banks,       ///< mist banks and who can complete them
    Works,       ///< roads, cities and castles under way
    Meeples,     ///< meeples at hand
    Hounds,      ///< hounds that wait or stand
    Cemeteries,  ///< cemeteries and tiles face down
    Fields,      ///< farmers (competitive)
    Rivals,      ///< what the others have (competitive)
    Setup        ///< which game it is
};
inline constexpr std::size_t kThemeCount = rules::kCountOf<Theme>;

/// The name of a theme in messages and flags, such as "banks".
constexpr std::string_view name(Theme theme) {
    constexpr std::string_view kNames[kThemeCount]{"points",     "pace",   "ghosts",  "draws",
                                                   "banks",      "works",  "meeples", "hounds",
                                                   "cemeteries", "fields", "rivals",  "setup"};
    static_assert(rules::are_words_of<Theme>(kNames));
    return kNames[static_cast<std::size_t>(theme)];
}

}  // namespace mistward::companion
