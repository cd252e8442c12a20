#pragma once

#include "clients/environment/observation_layout.hpp"

namespace mistward::environment {

/// What all games of a kind have in common: the co-operative ones, and the competitive ones with
/// the base game.
struct Kind {
    ActionSpace actions;
    ObservationLayout observation;
};

/// Made once.
const Kind& kind_of(rules::Mode mode);

/// No game of a match has more decisions, draws included.
std::size_t most_decisions(const Match& match);

}  // namespace mistward::environment
