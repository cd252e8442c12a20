#pragma once

#include "companion/feature_row.hpp"
#include "companion/mists/facts.hpp"

#include <algorithm>
#include <array>

namespace mistward::companion::mists::features {

using Row = FeatureRow<Facts>;

/// Yes is 1, no is 0.
constexpr float is(bool yes) { return yes ? 1.0F : 0.0F; }

constexpr float above_zero(float value) { return std::max(0.0F, value); }

/// Points that each of so many tiles or turns must bring, and one more of them that is begun; of 3,
/// and at most 2.
constexpr float a_turn(float points, float turns) {
    return std::min(6.0F, points / (turns + 1)) / 3;
}

}  // namespace mistward::companion::mists::features
