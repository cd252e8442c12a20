#pragma once

#include "rules/rivals/trunk/dues.hpp"
#include "rules/rivals/trunk/scoring_of.hpp"

#include <algorithm>

namespace mistward::rules::rivals::trunk {

/// What a tile can complete: a feature at each of its sides, and the centres near it; and what
/// parts score besides, at most one thing for each colour.
template <class State>
struct Completed {
    FixedList<SegmentId, 8 + 2 * State::Limits::kCentres + kColourCount> features;
    bool centres = false;  ///< a centre is complete, held or not
};

/// What holds meeples and the tile just placed completed: roads and cities by their lowest segment
/// on it, then the centres (G-SCORE-1, G-SCORE-3), then what parts add.
template <class State>
Completed<State> completed(const Tables& tables, const State& state) {
    const auto& features = state.features;
    Completed<State> completed;
    each_completed(tables, state, [&](SegmentId segment) {
        if (is_held(state, segment)) completed.features.push_back(segment);
    });
    const Position last = state.board.position(state.last);
    for (const Slot slot : state.centres) {
        if (State::Limits::kCrowds && !is_near(last, state.board.position(slot))) continue;
        each_centre(tables, state.board, features, slot, [&](SegmentId centre) {
            if (!features.complete(features.feature(centre))) return;
            completed.centres = true;
            if (is_held(state, centre)) completed.features.push_back(centre);
        });
    }
    if constexpr (State::Limits::kCrowds) {
        each_played(state, [&]<class P>() {
            P::also_scored(state,
                           [&](SegmentId segment) { completed.features.push_back(segment); });
        });
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
    // Where a centre can be taken in the turn of its tile alone, what nobody holds is done with.
    const bool is_newest =
        !State::Limits::kCrowds && !state.centres.empty() && state.centres.back() == state.last;
    if (done.centres || is_newest) {
        drop_centres(transition.tables, state,
                     [&](SegmentId centre) { return is_done_with(state, centre); });
    }
    return Go::On;
}

}  // namespace mistward::rules::rivals::trunk
