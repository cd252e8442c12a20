#include "rules/mists/check.hpp"

#include "rules/core/check_board.hpp"
#include "rules/core/check_tiles.hpp"

#include <algorithm>
#include <numeric>

namespace mistward::rules::mists {
namespace {

void check_ghosts(const State& state, Faults& faults) {
    const std::size_t total = state.ghosts.total() + state.supply;
    faults.unless(total == level(state).ghosts, std::to_string(total) + " ghosts in the game");
    Slot before = kNoSlot;
    for (const Haunting& haunting : state.ghosts) {
        faults.unless(haunting.slot.value() < state.board.size(), "ghosts stand on no tile");
        faults.unless(haunting.count > 0, "a tile without ghosts is listed with the haunted");
        faults.unless(before == kNoSlot || before < haunting.slot,
                      "haunted tiles are out of order");
        before = haunting.slot;
    }
}

void check_meeples(const State& state, Faults& faults) {
    ByColour<int> count;
    for (const Meeple& meeple : state.meeples) ++count[meeple.colour];
    for (const Buried& buried : state.buried) ++count[buried.colour];
    for (const Colour colour : kColours) {
        count[colour] += state.meeple_supply[colour];
        faults.unless(count[colour] == meeples_of(state.setup, colour),
                      std::string(name(colour)) + ": meeples are lost or out of nowhere");
    }
}

/// What closes is dealt with in the same turn (M-BURY-5, M-SCORE-5).
void check_centres(const Tables& tables, const State& state, Faults& faults) {
    if (state.phase != Phase::Draw && state.phase != Phase::Place) return;
    for (const Slot slot : state.centres) {
        const SegmentId segment = centre_of(tables, state.board, state.features, slot);
        faults.unless(!state.features.complete(state.features.feature(segment)),
                      "a closed centre was left");
    }
}

/// What is complete and occupied is scored in the same turn (M-SCORE-1).
void check_nothing_left_to_score(const State& state, Faults& faults) {
    if (state.phase != Phase::Draw && state.phase != Phase::Place) return;
    for (const Meeple& meeple : state.meeples) {
        faults.unless(!state.features.complete(state.features.feature(meeple.segment)),
                      "a completed feature was not scored");
    }
}

void check_goal(const State& state, Faults& faults) {
    const ColourSet tracks = scoring_colours(state.setup);
    const bool reached = std::all_of(tracks.begin(), tracks.end(), [&](Colour colour) {
        return state.points[colour] >= level(state).goal;
    });
    faults.unless(reached == (state.outcome == Outcome::Won),
                  "goal and outcome disagree (M-END-1)");
}

}  // namespace

std::vector<std::string> check(const Tables& tables, const State& state) {
    Faults faults;
    check_board(tables.tileset(), state.board, faults);
    check_features(tables, state, faults);
    check_tiles(tables, state, std::accumulate(state.piles.begin(), state.piles.end(), 0), faults);
    check_ghosts(state, faults);
    check_meeples(state, faults);
    check_phase(tables, state, faults);
    check_centres(tables, state, faults);
    check_nothing_left_to_score(state, faults);
    check_turn(state, faults);
    check_goal(state, faults);
    return faults.take();
}

}  // namespace mistward::rules::mists
