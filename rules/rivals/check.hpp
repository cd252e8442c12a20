#pragma once

#include "rules/core/faults.hpp"
#include "rules/rivals/phases.hpp"

namespace mistward::rules::rivals {

/// Part of `check`: the features and centres.
void check_features(const Tables& tables, const State& state, Faults& faults);

}  // namespace mistward::rules::rivals
