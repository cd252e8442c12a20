#include "rules/mists/scorings.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rules::mists {

bool add_points(Transition& transition, Colour track, std::uint16_t points,
                std::optional<FeatureRef> feature) {
    State& state = transition.state;
    std::uint16_t& total = state.points[track];
    total = static_cast<std::uint16_t>(total + points);
    transition.events.push_back(
        ScoreChanged{track, static_cast<std::int16_t>(points), total, 0, feature});
    const ColourSet tracks = scoring_colours(state.setup);
    return std::all_of(tracks.begin(), tracks.end(),
                       [&](Colour colour) { return state.points[colour] >= level(state).goal; });
}

Paid score_colours(Transition& transition, ColourSet colours, std::uint16_t points,
                   std::optional<FeatureRef> feature) {
    State& state = transition.state;
    if (points == 0) return Paid::All;
    const ColourSet tracks = scoring_colours(state.setup);
    ColourSet to_assign;
    for (const Colour colour : colours) {
        if (!tracks.contains(colour)) {
            to_assign.insert(colour);
        } else if (add_points(transition, colour, points, feature)) {
            return Paid::Won;
        }
    }
    if (to_assign.empty()) return Paid::All;
    state.to_assign = to_assign;
    state.assigned_points = points;
    return Paid::Waits;
}

Go need_assignment(Transition& transition) {
    return transition.state.to_assign.empty() ? Go::On : Go::Ask;
}

void legal_assignments(const Tables&, const State& state, DecisionSink& out) {
    for (const Colour track : scoring_colours(state.setup)) out.add(AssignPoints{track});
}

namespace {

const HoundState* hound_to_score(const State& state) {
    const auto* const found =
        std::find_if(state.hounds.begin(), state.hounds.end(),
                     [](const HoundState& hound) { return hound.place == HoundPlace::Scoring; });
    return found == state.hounds.end() ? nullptr : found;
}

}  // namespace

Result<Go> assign_points(Transition& transition, const AssignPoints& decision) {
    State& state = transition.state;
    if (!scoring_colours(state.setup).contains(decision.track)) {
        return tl::make_unexpected(Refusal::NoScoringMeeple);
    }
    const HoundState* const hound = hound_to_score(state);
    const auto feature =
        hound == nullptr ? std::optional(ref(state, state.assigned_for)) : std::nullopt;
    state.to_assign.erase(state.to_assign.first());
    const bool won = add_points(transition, decision.track, state.assigned_points, feature);
    if (won) state.to_assign = {};
    if (!state.to_assign.empty()) return Go::Ask;
    const SegmentId scored = std::exchange(state.assigned_for, SegmentId{});
    state.assigned_points = 0;
    if (won) return win(transition);
    if (hound == nullptr) {
        clear_feature(transition, state.features.feature(scored));
    } else {
        hound_leaves(transition, static_cast<Hound>(hound - state.hounds.begin()),
                     HoundLeftBy::Scoring);
    }
    return Go::Back;
}

}  // namespace mistward::rules::mists
