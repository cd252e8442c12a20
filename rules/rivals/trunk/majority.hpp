#pragma once

#include "rules/rivals/trunk/on_board.hpp"

#include <algorithm>

namespace mistward::rules::rivals::trunk {

/// The weight of the meeples of each colour on one feature.
using Presence = ByColour<std::uint8_t>;

template <class State>
Presence presence(const State& state, FeatureId feature) {
    Presence presence;
    for (const auto& meeple : state.meeples) {
        if (state.features.feature(meeple.segment) != feature) continue;
        std::uint8_t& weight = presence[meeple.colour];
        weight = static_cast<std::uint8_t>(weight + figure_of<State>(meeple.kind).weight);
    }
    return presence;
}

/// The colours with the most weight (G-SCORE-1); none where nobody is.
inline ColourSet majority(const Presence& presence) {
    const std::uint8_t most = *std::max_element(presence.begin(), presence.end());
    ColourSet colours;
    for (const Colour colour : kColours) {
        if (presence[colour] != 0 && presence[colour] == most) colours.insert(colour);
    }
    return colours;
}

}  // namespace mistward::rules::rivals::trunk
