#include "rules/mists/phases.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

constexpr std::uint8_t kMostGhostsRemoved = 3;  // M-SCORE-1

/// M-SCORE-1: completed by the tile just placed, and occupied. Whatever was completed and occupied
/// before has been scored, so nothing of it is left.
bool is_pending(const Tables& tables, const State& state, SegmentIndex segment) {
    const FaceTable& face = last_face(tables, state);
    if (segment.value() >= face.tracked || face.kind[segment.value()] == FeatureKind::Mist)
        return false;
    const FeatureId feature = state.features.feature(state.last(), segment);
    return state.features.complete(feature) && !state.features.colours(feature).empty() &&
           names_its_feature(state, segment);
}

bool is_pending(const Step& step, const FeatureRef& feature) {
    return step.state.board.at(feature.position) == step.state.last() &&
           is_pending(step.tables, step.state, feature.segment);
}

std::uint8_t coats(const Tables& tables, const State& state, FeatureId feature) {
    std::uint8_t sum = 0;
    state.features.for_each_segment(feature, [&](SegmentId segment) {
        const TileId tile = state.board.face(state.features.slot(segment));
        const std::uint8_t own = tables[tile].coats[state.features.index(segment).value()];
        sum = static_cast<std::uint8_t>(sum + own);
    });
    return sum;
}

/// T-9, M-SCORE-2.
Scoring scoring_of(const Tables& tables, const State& state, SegmentIndex segment) {
    const FeatureId feature = state.features.feature(state.last(), segment);
    Scoring scoring;
    scoring.feature = {state.board.position(state.last()), segment};
    scoring.kind = last_face(tables, state).kind[segment.value()];
    scoring.tiles = static_cast<std::uint8_t>(state.features.tiles(feature).count());
    scoring.coats = coats(tables, state, feature);
    scoring.colours = static_cast<std::uint8_t>(state.features.colours(feature).size());
    const unsigned value =
        scoring.kind == FeatureKind::City ? 2U * scoring.tiles + 2U * scoring.coats : scoring.tiles;
    scoring.value = static_cast<std::uint16_t>(value);
    scoring.points = static_cast<std::uint16_t>(value * scoring.colours);
    return scoring;
}

/// M-SCORE-4.
void return_meeples(Step& step, FeatureId feature) {
    State& state = step.state;
    for (const Meeple& meeple : state.meeples) {
        if (state.features.feature(meeple.segment) != feature) continue;
        ++state.meeple_supply[static_cast<std::size_t>(meeple.colour)];
        const Position position = state.board.position(state.features.slot(meeple.segment));
        step.events.push_back(
            MeepleReturned{meeple.colour, {position, state.features.index(meeple.segment)}});
    }
    state.meeples.erase_if(
        [&](const Meeple& meeple) { return state.features.feature(meeple.segment) == feature; });
    state.features.vacate(feature);
}

void resolve(Step& step, SegmentIndex segment) {
    return_meeples(step, step.state.features.feature(step.state.last(), segment));
    score_or_end_turn(step);
}

/// Whether the goal is reached (M-END-1).
bool add_points(Step& step, std::uint16_t points) {
    State& state = step.state;
    state.points = static_cast<std::uint16_t>(state.points + points);
    step.events.push_back(ScoreChanged{scoring_colour(state.setup), points, state.points});
    return state.points >= level(state.setup.level)->goal;
}

}  // namespace

FixedList<Scoring, 4> pending_scorings(const Tables& tables, const State& state) {
    FixedList<Scoring, 4> pending;
    if (state.phase != Phase::Score) return pending;
    for (std::size_t i = 0; i < kMaxTracked; ++i) {
        const SegmentIndex segment(i);
        if (is_pending(tables, state, segment))
            pending.push_back(scoring_of(tables, state, segment));
    }
    return pending;
}

void legal_scorings(const Tables& tables, const State& state, DecisionSink& out) {
    const Position position = state.board.position(state.last());
    for (std::size_t i = 0; i < kMaxTracked; ++i) {
        if (!is_pending(tables, state, SegmentIndex(i))) continue;
        const FeatureRef feature{position, SegmentIndex(i)};
        out.add(TakePoints{feature});
        for (const Haunting& haunting : state.ghosts) {
            const Position from = state.board.position(haunting.slot);
            const std::uint8_t most = std::min(haunting.count, kMostGhostsRemoved);
            for (std::uint8_t n = 1; n <= most; ++n) out.add(RemoveGhosts{feature, from, n});
        }
    }
}

void score_or_end_turn(Step& step) {
    step.state.phase = Phase::Score;
    for (std::size_t i = 0; i < kMaxTracked; ++i) {
        if (is_pending(step.tables, step.state, SegmentIndex(i))) return;
    }
    end_turn(step);
}

Result<void> make(Step& step, const TakePoints& decision) {
    if (!is_pending(step, decision.feature)) return tl::make_unexpected(Refusal::NoSuchScoring);
    const Scoring scoring = scoring_of(step.tables, step.state, decision.feature.segment);
    step.events.push_back(FeatureScored{scoring, true});
    if (add_points(step, scoring.points)) {
        end_game(step, Outcome::Won, EndReason::GoalReached);
    } else {
        resolve(step, decision.feature.segment);
    }
    return {};
}

Result<void> make(Step& step, const RemoveGhosts& decision) {
    if (!is_pending(step, decision.feature)) return tl::make_unexpected(Refusal::NoSuchScoring);
    const Slot slot = step.state.board.at(decision.position);
    const std::uint8_t there = slot == kNoSlot ? std::uint8_t{0} : step.state.ghosts.on(slot);
    if (there == 0) return tl::make_unexpected(Refusal::NoGhostsThere);
    if (decision.count == 0 || decision.count > std::min(there, kMostGhostsRemoved)) {
        return tl::make_unexpected(Refusal::BadGhostCount);
    }
    const Scoring scoring = scoring_of(step.tables, step.state, decision.feature.segment);
    step.events.push_back(FeatureScored{scoring, false});
    remove_ghosts(step, slot, decision.count, GhostsRemovedBy::Scoring);
    resolve(step, decision.feature.segment);
    return {};
}

}  // namespace mistward::rules::mists
