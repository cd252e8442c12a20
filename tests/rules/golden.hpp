#pragma once

#include "rules/game.hpp"

#include <string>
#include <vector>

namespace mistward::rules {

/// A game whose every step is kept: its setup, and each decision with the digest of the state that
/// it led to.
struct GoldenGame {
    std::string name;  ///< of the file
    Setup setup;
    std::uint64_t seed = 0;
};

/// The games that are kept in `tests/rules/golden`.
std::vector<GoldenGame> golden_games();

/// The lines of the file: the setup, then "<digest> <decision>" for each step. Played anew.
std::vector<std::string> golden_log(const GoldenGame& game);

}  // namespace mistward::rules
