#pragma once

#include "rules/core/setup.hpp"

namespace mistward::companion {

/// What a chance of the network comes to when all go on playing with look-ahead. It learned from
/// games of quick players, who win less often, above all where it is hard. Monotone, so no turn is
/// better or worse for it; 0 and 1 stay what they are, and so do the chances of rivals, who all
/// play equally well. README.md has how far told and happened are apart.
double told_chance(double chance, const rules::Setup& setup);

}  // namespace mistward::companion
