#pragma once

#include "rules/rivals/trunk/dues.hpp"
#include "rules/rivals/trunk/game.hpp"
#include "rules/rivals/trunk/scoring_of.hpp"

#include <algorithm>

namespace mistward::rules::rivals::trunk {

template <class State>
ColourSet leaders(const State& state) {
    const std::uint16_t most = *std::max_element(state.points.begin(), state.points.end());
    ColourSet leaders;
    for (const Colour colour : colours_in_play(state.setup)) {
        if (state.points[colour] == most) leaders.insert(colour);
    }
    return leaders;
}

/// Everything that holds meeples is scored, and the game is over (G-END-1, G-END-2).
template <class State>
Go finish(Transition<State>& transition) {
    State& state = transition.state;
    Dues<State> dues;
    while (!state.meeples.empty()) {
        const SegmentId segment = state.meeples[0].segment;
        const FeatureId feature = state.features.feature(segment);
        const Scoring scoring = scoring_of(transition.tables, state, segment, false);
        const bool counts = State::Parts::all([&]<class P>() {
            return !is_played(state.setup, P::kPart) || P::counts_at_end(scoring.kind);
        });
        if (counts) {
            dues.add(settle(transition, feature, scoring));
        } else {
            clear_feature(transition, feature);
        }
    }
    drop_centres(transition.tables, state, [](SegmentId) { return true; });
    dues.pay_all(transition);
    each_played(state, [&]<class P>() { P::end(transition); });
    state.outcome = Outcome::Finished;
    state.reason = EndReason::AllTilesPlaced;
    transition.template record<GameEnded>(state.outcome, state.reason, leaders(state));
    return Go::On;
}

}  // namespace mistward::rules::rivals::trunk
