#include "rules/mists/scorings.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

std::optional<SegmentId> find_pending(const Step& step, const FeatureRef& feature) {
    for (const SegmentId segment : pending(step.tables, step.state)) {
        if (ref(step.state, segment) == feature) return segment;
    }
    return std::nullopt;
}

/// Castles that were completed are done with, taken or not (M-SCORE-5).
void drop_completed_castles(Step& step) {
    State& state = step.state;
    state.centres.erase_if([&](Slot slot) {
        return centre_kind(step.tables, state.board, slot) == FeatureKind::Castle &&
               state.features.complete(state.features.feature(
                   centre_of(step.tables, state.board, state.features, slot)));
    });
}

}  // namespace

void legal_scorings(const Tables& tables, const State& state, DecisionSink& out) {
    for (const SegmentId segment : pending(tables, state)) {
        const FeatureRef feature = ref(state, segment);
        out.add(TakePoints{feature});
        for (const Haunting& haunting : state.ghosts) {
            const Position from = state.board.position(haunting.slot);
            for (std::uint8_t n = 1; n <= removable(haunting); ++n) {
                out.add(RemoveGhosts{feature, from, n});
            }
        }
    }
}

void score(Step& step) {
    if (!score_hounds(step)) return;
    step.state.phase = Phase::Score;
    if (!pending(step.tables, step.state).empty()) return;
    drop_completed_castles(step);
    place_hounds(step);
}

void clear_feature(Step& step, FeatureId feature) {
    State& state = step.state;
    const auto stands_there = [&](const Meeple& meeple) {
        return state.features.feature(meeple.segment) == feature;
    };
    for (const Meeple& meeple : state.meeples) {
        if (!stands_there(meeple)) continue;
        ++supply(state, meeple.colour);
        step.events.push_back(MeepleReturned{meeple.colour, ref(state, meeple.segment)});
        part_hounds(step, meeple, HoundPlace::Scoring);
    }
    state.meeples.erase_if(stands_there);
    state.features.vacate(feature);
}

Result<void> make(Step& step, const TakePoints& decision) {
    const auto segment = find_pending(step, decision.feature);
    if (!segment) return tl::make_unexpected(Refusal::NoSuchScoring);
    State& state = step.state;
    const Scoring scoring = scoring_of(step.tables, state, *segment);
    const FeatureId feature = state.features.feature(*segment);
    step.events.push_back(FeatureScored{scoring, true});
    const ColourSet colours = state.features.colours(feature);
    const bool together = level(state).tracks == 1;
    const Colour track = scoring_colours(state.setup).first();
    const bool done = together ? !add_points(step, track, scoring.points, decision.feature)
                               : score_colours(step, colours, scoring.value, decision.feature);
    if (state.phase == Phase::Assign) state.assigned_for = *segment;
    if (!done) return {};
    clear_feature(step, feature);
    score(step);
    return {};
}

Result<void> make(Step& step, const RemoveGhosts& decision) {
    const auto segment = find_pending(step, decision.feature);
    if (!segment) return tl::make_unexpected(Refusal::NoSuchScoring);
    State& state = step.state;
    const Slot slot = state.board.at(decision.position);
    const std::uint8_t there = slot == kNoSlot ? std::uint8_t{0} : state.ghosts.on(slot);
    if (there == 0) return tl::make_unexpected(Refusal::NoGhostsThere);
    if (decision.count == 0 || decision.count > removable({slot, there})) {
        return tl::make_unexpected(Refusal::BadGhostCount);
    }
    step.events.push_back(FeatureScored{scoring_of(step.tables, state, *segment), false});
    remove_ghosts(step, slot, decision.count, GhostsRemovedBy::Scoring);
    clear_feature(step, state.features.feature(*segment));
    score(step);
    return {};
}

}  // namespace mistward::rules::mists
