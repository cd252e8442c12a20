#pragma once

#include "companion/feature_row.hpp"
#include "companion/rivals/facts.hpp"

#include <algorithm>
#include <cmath>

namespace mistward::companion::rivals {

using Row = FeatureRow<Facts>;

/// A feature that is told of me and of the rival alike, as two rows.
template <float (*value)(const Side&)>
float mine(const Facts& facts) {
    return value(facts.me);
}
template <float (*value)(const Side&)>
float rivals(const Facts& facts) {
    return value(facts.rival);
}

/// The same of what parts add.
template <float (*value)(const PartSide&)>
float mine(const Facts& facts) {
    return value(facts.my_parts);
}
template <float (*value)(const PartSide&)>
float rivals(const Facts& facts) {
    return value(facts.rival_parts);
}

/// By how many points leads commonly change until the end.
inline float swing(const Facts& facts) { return 3 + 1.6F * std::sqrt(facts.tiles); }

}  // namespace mistward::companion::rivals
