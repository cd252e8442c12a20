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
    const bool won = std::all_of(tracks.begin(), tracks.end(), [&](Colour colour) {
        return state.points[colour] >= level(state).goal;
    });
    if (won) end_game(transition, Outcome::Won, EndReason::GoalReached);
    return won;
}

bool score_colours(Transition& transition, ColourSet colours, std::uint16_t points,
                   std::optional<FeatureRef> feature) {
    State& state = transition.state;
    if (points == 0) return true;
    const ColourSet tracks = scoring_colours(state.setup);
    for (const Colour colour : colours) {
        if (!tracks.contains(colour)) {
            state.to_assign.insert(colour);
        } else if (add_points(transition, colour, points, feature)) {
            state.to_assign = {};
            return false;
        }
    }
    if (state.to_assign.empty()) return true;
    state.assigned_points = points;
    state.phase = Phase::Assign;
    return false;
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

Result<void> carry_out(Transition& transition, const AssignPoints& decision) {
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
    if (!state.to_assign.empty()) return {};
    const SegmentId scored = std::exchange(state.assigned_for, SegmentId{});
    state.assigned_points = 0;
    if (won) return {};
    if (hound == nullptr) {
        clear_feature(transition, state.features.feature(scored));
    } else {
        hound_leaves(transition, static_cast<Hound>(hound - state.hounds.begin()),
                     HoundLeftBy::Scoring);
    }
    score(transition);
    return {};
}

}  // namespace mistward::rules::mists
