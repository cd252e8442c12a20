#pragma once

#include "rules/core/faults.hpp"
#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

// Parts of `check`.
void check_features(const Tables& tables, const State& state, Faults& faults);
void check_phase(const Tables& tables, const State& state, Faults& faults);

}  // namespace mistward::rules::mists
