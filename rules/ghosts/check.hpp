#pragma once

#include "rules/core/faults.hpp"
#include "rules/ghosts/phases.hpp"

namespace mistward::rules::ghosts {

/// Part of `check`: the features and centres.
void check_features(const Tables& tables, const State& state, Faults& faults);

}  // namespace mistward::rules::ghosts
