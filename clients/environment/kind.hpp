#pragma once

#include "clients/environment/observation_layout.hpp"

namespace mistward::environment {

/// What all games of a kind have in common.
struct Kind {
    ActionSpace actions;
    ObservationLayout observation;
};

/// Made once.
const Kind& kind_of(KindId id);
inline const Kind& kind_of(const Match& match) { return kind_of(kind_id(match.setup())); }

/// No game of a match has more decisions, draws included.
std::size_t most_decisions(const Match& match);

}  // namespace mistward::environment
