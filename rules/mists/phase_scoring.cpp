#include "rules/mists/scorings.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

std::optional<SegmentId> find_pending(const Transition& transition, const FeatureRef& feature) {
    for (const SegmentId segment : pending(transition.tables, transition.state)) {
        if (ref(transition.state, segment) == feature) return segment;
    }
    return std::nullopt;
}

/// Castles that were completed are done with, taken or not (M-SCORE-5).
void drop_completed_castles(Transition& transition) {
    State& state = transition.state;
    state.centres.erase_if([&](Slot slot) {
        return centre_kind(transition.tables, state.board, slot) == FeatureKind::Castle &&
               state.features.complete(state.features.feature(
                   centre_of(transition.tables, state.board, state.features, slot)));
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

Go score(Transition& transition) {
    if (const Paid paid = score_hounds(transition); paid != Paid::All) {
        return paid == Paid::Won ? win(transition) : Go::On;
    }
    if (!pending(transition.tables, transition.state).empty()) return Go::Ask;
    drop_completed_castles(transition);
    return Go::On;
}

void clear_feature(Transition& transition, FeatureId feature) {
    State& state = transition.state;
    const auto stands_there = [&](const Meeple& meeple) {
        return state.features.feature(meeple.segment) == feature;
    };
    for (const Meeple& meeple : state.meeples) {
        if (!stands_there(meeple)) continue;
        ++supply(state, meeple.colour);
        transition.events.push_back(MeepleReturned{meeple.colour, ref(state, meeple.segment)});
        part_hounds(transition, meeple, HoundPlace::Scoring);
    }
    state.meeples.erase_if(stands_there);
    state.features.vacate(feature);
}

Result<Go> take_points(Transition& transition, const TakePoints& decision) {
    const auto segment = find_pending(transition, decision.feature);
    if (!segment) return tl::make_unexpected(Refusal::NoSuchScoring);
    State& state = transition.state;
    const Scoring scoring = scoring_of(transition.tables, state, *segment);
    const FeatureId feature = state.features.feature(*segment);
    transition.events.push_back(FeatureScored{scoring, ScoredFor::Points});
    // Together, every colour's points move the one scoring meeple.
    const ColourSet tracks = scoring_colours(state.setup);
    const bool together = tracks.size() == 1;
    const Paid paid = score_colours(transition, together ? tracks : state.features.colours(feature),
                                    together ? scoring.points : scoring.value, decision.feature);
    if (paid == Paid::Won) return win(transition);
    if (paid == Paid::Waits) {
        state.assigned_for = *segment;
        return Go::On;
    }
    clear_feature(transition, feature);
    return Go::Back;
}

Result<Go> give_up_points(Transition& transition, const RemoveGhosts& decision) {
    const auto segment = find_pending(transition, decision.feature);
    if (!segment) return tl::make_unexpected(Refusal::NoSuchScoring);
    State& state = transition.state;
    const Slot slot = state.board.at(decision.position);
    const std::uint8_t there = slot == kNoSlot ? std::uint8_t{0} : state.ghosts.on(slot);
    if (there == 0) return tl::make_unexpected(Refusal::NoGhostsThere);
    if (decision.count == 0 || decision.count > removable({slot, there})) {
        return tl::make_unexpected(Refusal::BadGhostCount);
    }
    transition.events.push_back(
        FeatureScored{scoring_of(transition.tables, state, *segment), ScoredFor::Ghosts});
    remove_ghosts(transition, slot, decision.count, GhostsRemovedBy::Scoring);
    clear_feature(transition, state.features.feature(*segment));
    return Go::Back;
}

}  // namespace mistward::rules::mists
