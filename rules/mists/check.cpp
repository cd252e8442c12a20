#include "rules/mists/check.hpp"

#include "rules/notation.hpp"

#include <algorithm>
#include <numeric>

namespace mistward::rules::mists {
namespace {

int face_down_tiles(const State& state) {
    int count = 0;
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        count += state.board.face_up(Slot(i)) ? 0 : 1;
    }
    return count;
}

void check_tiles(const Tables& tables, const State& state, Faults& faults) {
    const TileSet& set = tables.tileset();
    std::array<int, Limits::kFaces> count{};
    for (std::size_t i = 0; i < set.tiles.size(); ++i) count[i] = state.unseen[i];
    for (const TileId tile : state.discarded) ++count[tile.value()];
    for (std::size_t i = set.start.size(); i < state.board.size(); ++i) {
        if (state.board.face_up(Slot(i))) ++count[state.board.face(Slot(i)).value()];
    }
    if (state.phase == Phase::Place) ++count[state.drawn.value()];
    const auto face_down = face_down_tiles(state);
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const int wanted = is_drawn_in(state.setup, set.tiles[i]) ? set.tiles[i].copies : 0;
        faults.unless(count[i] == wanted, "tile " + face_name(set, TileId(i)) + ": " +
                                              std::to_string(count[i]) + " in the game");
    }
    const int unseen = std::accumulate(state.unseen.begin(), state.unseen.end(), 0);
    const int piled = std::accumulate(state.piles.begin(), state.piles.end(), 0);
    faults.unless(unseen == piled + face_down, "the piles do not hold the unseen tiles");
}

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

void check_outcome(const State& state, Faults& faults) {
    const bool over = state.phase == Phase::Over;
    const ColourSet tracks = scoring_colours(state.setup);
    const bool reached = std::all_of(tracks.begin(), tracks.end(), [&](Colour colour) {
        return state.points[colour] >= level(state).goal;
    });
    faults.unless(over == (state.outcome != Outcome::Undecided), "over without an outcome");
    faults.unless(over == (state.reason != EndReason::None), "over without a reason");
    faults.unless(reached == (state.outcome == Outcome::Won),
                  "goal and outcome disagree (M-END-1)");
    faults.unless(state.player.value() == (state.turn - 1U) % state.setup.players,
                  "turn and active player disagree");
}

}  // namespace

std::vector<std::string> check(const Tables& tables, const State& state) {
    Faults faults;
    check_board(tables, state, faults);
    check_features(tables, state, faults);
    check_tiles(tables, state, faults);
    check_ghosts(state, faults);
    check_meeples(state, faults);
    check_phase(tables, state, faults);
    check_centres(tables, state, faults);
    check_nothing_left_to_score(state, faults);
    check_outcome(state, faults);
    return faults.take();
}

}  // namespace mistward::rules::mists
