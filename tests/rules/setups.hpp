#pragma once

#include "rules/core/setup.hpp"

#include <vector>

namespace mistward::rules {

/// The games for two.
inline constexpr Setup kGhosts{.mode = Mode::Ghosts, .players = 2};
inline constexpr Setup kBase{.mode = Mode::Base, .players = 2};

/// Every level with every number of players, level 6 with other scoring colours and
/// levels 5 and 6 by older rules, too.
std::vector<Setup> team_setups();

/// Competitive games with parts that they are not usually played with: each part alone, the
/// expansions two and two, some parts at random, and all.
std::vector<Setup> setups_with_parts();

/// Every game that players can choose.
std::vector<Setup> all_setups();

}  // namespace mistward::rules
