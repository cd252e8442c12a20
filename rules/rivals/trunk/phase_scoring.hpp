#pragma once

#include "rules/rivals/trunk/dues.hpp"
#include "rules/rivals/trunk/scoring_of.hpp"

#include <algorithm>

namespace mistward::rules::rivals::trunk {

/// What a tile can complete: a feature at each of its sides, and the centres near it.
template <class State>
struct Completed {
    FixedList<SegmentId, 4 + State::Limits::kCentres> features;
    bool centres = false;  ///< there is a centre among them
};

/// What holds meeples and the tile just placed completed: roads and cities by their lowest segment
/// on it, then the centres (G-SCORE-1, G-SCORE-3).
template <class State>
Completed<State> completed(const Tables& tables, const State& state) {
    const auto& features = state.features;
    Completed<State> completed;
    const FaceTable& face = last_face(tables, state);
    for (std::size_t i = 0; i < face.linked && face.kind[i] != FeatureKind::Mist; ++i) {
        const SegmentId segment = features.segment(state.last, SegmentIndex(i));
        const FeatureId feature = features.feature(segment);
        if (!features.complete(feature) || features.colours(feature).empty()) continue;
        const auto is_same = [&](SegmentId other) { return features.feature(other) == feature; };
        const auto& before = completed.features;
        if (std::any_of(before.begin(), before.end(), is_same)) continue;
        completed.features.push_back(segment);
    }
    for (const Slot slot : state.centres) {
        const SegmentId centre = centre_of(tables, state.board, features, slot);
        if (!features.complete(features.feature(centre)) || !is_held(state, centre)) continue;
        completed.features.push_back(centre);
        completed.centres = true;
    }
    return completed;
}

template <class State>
DueList score_feature(Transition<State>& transition, SegmentId segment) {
    const State& state = transition.state;
    const FeatureId feature = state.features.feature(segment);
    const ColourSet there = state.features.colours(feature);
    const Scoring scoring = scoring_of(transition.tables, state, segment, true);
    const DueList dues = settle(transition, feature, scoring);
    each_played(state, [&]<class P>() { P::scored(transition, scoring, there); });
    return dues;
}

template <class State>
void score_all(Transition<State>& transition, std::span<const SegmentId> completed) {
    if (completed.size() == 1) {
        return pay(transition, score_feature(transition, completed[0]).span());
    }
    Dues<State> dues;
    for (const SegmentId segment : completed) dues.add(score_feature(transition, segment));
    dues.pay_all(transition);
}

/// Everything that the tile just placed completed is scored.
template <class State>
Go score(Transition<State>& transition) {
    State& state = transition.state;
    const Completed<State> done = completed(transition.tables, state);
    if (!done.features.empty()) score_all(transition, done.features.span());
    // A centre can be taken in the turn of its tile alone; what nobody holds is done with.
    const bool is_newest = !state.centres.empty() && state.centres.back() == state.last;
    if (done.centres || is_newest) {
        drop_centres(transition.tables, state,
                     [&](SegmentId centre) { return !is_held(state, centre); });
    }
    return Go::On;
}

}  // namespace mistward::rules::rivals::trunk
