#include "rules/rivals/scorings.hpp"

#include <algorithm>

namespace mistward::rules::rivals {

ColourSet leaders(const State& state) {
    const std::uint16_t most = *std::max_element(state.points.begin(), state.points.end());
    ColourSet leaders;
    for (const Colour colour : colours_in_play(state.setup)) {
        if (state.points[colour] == most) leaders.insert(colour);
    }
    return leaders;
}

Go finish(Transition& transition) {
    State& state = transition.state;
    Dues dues;
    while (!state.meeples.empty()) {
        const SegmentId segment = state.meeples[0].segment;
        const FeatureId feature = state.features.feature(segment);
        const Scoring scoring = scoring_of(transition.tables, state, segment, false);
        if (scoring.kind == FeatureKind::Cemetery) {
            clear_feature(transition, feature);
        } else {
            dues.add(settle(transition, feature, scoring, kFinalGhostPrice));
        }
    }
    drop_centres(transition.tables, state, [](SegmentId) { return true; });
    dues.pay_all(transition);
    state.outcome = Outcome::Finished;
    state.reason = EndReason::AllTilesPlaced;
    transition.record<GameEnded>(state.outcome, state.reason, leaders(state));
    return Go::On;
}

}  // namespace mistward::rules::rivals
