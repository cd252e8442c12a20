#pragma once

#include "rules/game.hpp"

#include <vector>

namespace mistward::companion::baseline {

// What the companion decides and expects by rules of thumb, in every game. It sees what a player at
// the table sees, whatever else the game holds: games that look alike to whoever is to decide give
// equal decisions, and those that look alike to everybody equal chances. Each of these takes tens
// of milliseconds at most.

/// What it would decide for whoever is to decide now. It looks through the rest of this turn and
/// takes what leads to the position that it judges best. Throws `std::invalid_argument` if no
/// player is to decide.
rules::Decision choose(const rules::Game& game);

/// A way to play on, until the turn ends or somebody else is asked.
struct Turn {
    std::vector<rules::Decision> decisions;  ///< the core's forced decisions left out
    double chance = 0;                       ///< of winning, when it is played
};

/// Ways to play on in a competitive or base game, best first and at most `count`. Each begins with
/// another decision, the first with what `choose` decides. A player must be to decide.
std::vector<Turn> best_turns(const rules::Game& game, std::size_t count);

/// How likely each player of a competitive or base game is to win, 1 together, at any moment.
std::vector<double> win_chances(const rules::Game& game);

}  // namespace mistward::companion::baseline
