#pragma once

#include "clients/environment/match.hpp"

namespace mistward::environment {

/// How far along each seat is, from the public state alone: in the co-operative game the share of
/// the goal that the scoring meeples have reached, the same for everybody; in the competitive one
/// the lead over the mean of the others, in hundreds of points. 0 before the first decision, and 0
/// again when the game is over.
BySeat prospects(const Match& match);

/// What the game is worth to each seat when it is over: to a team 1 if it has won, else 0; of
/// rivals, those with the most points share 1. 0 while it goes on.
BySeat worth(const Match& match);

/// What the last decision earned: `worth`, and in shaped matches also by how much prospects changed
/// since `before`. All rewards of a game therefore add up to its worth, shaped or not.
BySeat earned(const Match& match, const BySeat& before);

/// The points of each seat; those of a team are its scoring meeples' together, for everybody.
std::array<std::int32_t, kMostPlayers> scores(const Match& match);

}  // namespace mistward::environment
