#include "rules/rivals/scorings.hpp"

#include <algorithm>

namespace mistward::rules::rivals {
namespace {

/// G-SCORE-3: the keeper's owner gets a guard.
void give_guard(Transition& transition, Colour colour) {
    Hand& home = hand(transition.state, colour);
    if (home.general_guards == 0) return;
    --home.general_guards;
    ++home.guards;
    transition.record<GuardGained>(owner(transition.state.setup, colour), colour);
}

/// What a tile can complete: a feature at each of its sides, and the centres near it.
struct Completed {
    FixedList<SegmentId, 4 + Limits::kCentres> features;
    bool centres = false;  ///< there is a centre among them
};

/// What holds meeples and the tile just placed completed: roads and cities by their lowest segment
/// on it, then castles, monasteries and cemeteries (G-SCORE-1, G-SCORE-3).
Completed completed(const Tables& tables, const State& state) {
    const Features<Limits>& features = state.features;
    Completed completed;
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

DueList score_feature(Transition& transition, SegmentId segment) {
    const FeatureId feature = transition.state.features.feature(segment);
    const Colour keeper = transition.state.features.colours(feature).first();
    const Scoring scoring = scoring_of(transition.tables, transition.state, segment, true);
    const DueList dues = settle(transition, feature, scoring, kGhostPrice);
    if (scoring.kind == FeatureKind::Cemetery) give_guard(transition, keeper);
    return dues;
}

void score_all(Transition& transition, std::span<const SegmentId> completed) {
    if (completed.size() == 1) {
        return pay(transition, score_feature(transition, completed[0]).span());
    }
    Dues dues;
    for (const SegmentId segment : completed) dues.add(score_feature(transition, segment));
    dues.pay_all(transition);
}

}  // namespace

void clear_feature(Transition& transition, FeatureId feature) {
    State& state = transition.state;
    const auto stands_there = [&](const Meeple& meeple) {
        return state.features.feature(meeple.segment) == feature;
    };
    for (const Meeple& meeple : state.meeples) {
        if (stands_there(meeple)) send_home(transition, meeple, MeepleReturnedBy::Scoring);
    }
    state.meeples.erase_if(stands_there);
    state.features.vacate(feature);
}

DueList settle(Transition& transition, FeatureId feature, const Scoring& scoring, int ghost_price) {
    const Presence there = presence(transition.state, feature);
    transition.record<FeatureScored>(scoring, ScoredFor::Points);
    DueList dues;
    for (const Colour colour : majority(there)) {
        const std::uint8_t ghosts = there.ghosts[colour];
        const int points = scoring.value - ghost_price * ghosts;
        dues.emplace_back(colour, static_cast<std::int16_t>(points), scoring.feature, ghosts);
    }
    clear_feature(transition, feature);
    return dues;
}

void pay(Transition& transition, std::span<const Due> dues) {
    for (const Due& due : dues) {
        if (due.points == 0 && due.ghosts == 0) continue;
        std::uint16_t& total = transition.state.points[due.colour];
        total = static_cast<std::uint16_t>(std::max(0, total + due.points));
        transition.record<ScoreChanged>(due.colour, due.points, total, due.ghosts, due.feature);
    }
}

void Dues::pay_all(Transition& transition) {
    std::sort(all_.begin(), all_.end());
    pay(transition, all_.span());
}

Go score(Transition& transition) {
    State& state = transition.state;
    const Completed done = completed(transition.tables, state);
    if (!done.features.empty()) score_all(transition, done.features.span());
    // A centre can be taken in the turn of its tile alone; what nobody holds is done with.
    const bool is_newest = !state.centres.empty() && state.centres.back() == state.last;
    if (done.centres || is_newest) {
        drop_centres(transition.tables, state,
                     [&](SegmentId centre) { return !is_held(state, centre); });
    }
    return Go::On;
}

}  // namespace mistward::rules::rivals
