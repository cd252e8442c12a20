#pragma once

#include "rules/core/counting.hpp"
#include "rules/rivals/trunk/on_board.hpp"

#include <algorithm>
#include <limits>

namespace mistward::rules::rivals::trunk {

/// The weight of the meeples of each colour on one feature.
using Presence = ByColour<std::uint8_t>;

/// The meeples on one feature, by their places in the list of all.
template <class State>
using Standers = FixedList<std::uint8_t, State::Limits::kMeeples>;

template <class State>
Standers<State> standers(const State& state, FeatureId feature) {
    static_assert(State::Limits::kMeeples <= std::numeric_limits<std::uint8_t>::max());
    Standers<State> standers;
    for (std::size_t i = 0; i < state.meeples.size(); ++i) {
        if (state.features.feature(state.meeples[i].segment) != feature) continue;
        standers.push_back(static_cast<std::uint8_t>(i));
    }
    return standers;
}

/// The weight of these meeples, who stand on that feature (E-FIG-1).
template <class State>
Presence presence(const Tables& tables, const State& state, FeatureId feature,
                  const Standers<State>& standers) {
    Presence presence;
    for (const std::uint8_t i : standers) {
        const auto& meeple = state.meeples[i];
        const Figure& figure = figure_of<State>(meeple.kind);
        unsigned weight = presence[meeple.colour] + unsigned{figure.weight};
        if constexpr (kCountsCoats<State>) {
            if (figure.counts_coats) {
                weight += coats_of(tables, state.board, state.features, feature);
            }
        }
        presence[meeple.colour] = static_cast<std::uint8_t>(weight);
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
