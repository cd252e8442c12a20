#pragma once

#include "rules/core/list_features.hpp"
#include "rules/rivals/trunk/game.hpp"
#include "rules/rivals/trunk/majority.hpp"
#include "rules/rivals/trunk/scoring_of.hpp"
#include "rules/rivals/trunk/view.hpp"

namespace mistward::rules::rivals::trunk {

/// Whether a meeple may still come to a feature that has none (G-MEEPLE-1), on any tile if a part
/// reaches so far (PD-PORTAL-1).
template <class State>
bool can_be_taken(const State& state, const FeatureView& view) {
    const bool far = State::Parts::any(
        [&]<class P>() { return P::kReachesFar && is_played(state.setup, P::kPart); });
    if (!view.complete && (far || !is_centre(view.kind))) return true;
    return is_meeple_to_come(state.phase) && is_on(view, state.board.position(state.last));
}

/// Whether a scoring may still come of it (G-SCORE-1, G-SCORE-3, G-END-1).
template <class State>
bool can_score(const State& state, const FeatureView& view) {
    return state.phase != Phase::Over && is_scored(view.kind) &&
           (!view.meeples.empty() || can_be_taken(state, view));
}

template <class State>
void add_worth(const Tables& tables, const State& state, FeatureView& view) {
    const FeatureRef& name = view.segments.front();
    const SegmentId segment = state.features.segment(state.board.at(name.position), name.segment);
    const FeatureId feature = state.features.feature(segment);
    view.colours = majority(presence(tables, state, feature, standers(state, feature)));
    State::Parts::each([&]<class P>() { P::show_feature(view); });
    if (!can_score(state, view)) return;
    const bool scores_at_once = view.complete && view.kind != FeatureKind::Field;
    view.scoring = scoring_of(tables, state, segment, scores_at_once);
}

template <class State>
std::vector<FeatureView> feature_views(const Tables& tables, const State& state) {
    const auto all_eight = [](FeatureKind) { return Surroundings{}; };  // T-7, G-SCORE-3
    auto list =
        list_features(tables, state.board, state.features, placed_meeples(state), all_eight);
    for (FeatureView& view : list) add_worth(tables, state, view);
    return list;
}

}  // namespace mistward::rules::rivals::trunk
