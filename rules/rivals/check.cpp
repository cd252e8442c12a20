#include "rules/rivals/check.hpp"

#include "rules/core/check_board.hpp"
#include "rules/core/check_tiles.hpp"
#include "rules/rivals/phases.hpp"

#include <algorithm>
#include <numeric>

namespace mistward::rules::rivals {
namespace {

int on_board(const State& state, Colour colour, MeepleKind kind) {
    return static_cast<int>(std::count_if(
        state.meeples.begin(), state.meeples.end(),
        [&](const Meeple& meeple) { return meeple.colour == colour && meeple.kind == kind; }));
}

/// What is on the board and at hand is what was handed out, colour by colour (G-SET-1, G-SET-2).
void check_meeples(const State& state, Faults& faults) {
    const ColourSet in_play = colours_in_play(state.setup);
    for (const Colour colour : kColours) {
        const Hand& hand = state.hands[colour];
        const Hand whole = in_play.contains(colour) ? full_hand(state.setup) : Hand{};
        const std::string whose = std::string(name(colour)) + ": ";
        const int ordinary = on_board(state, colour, MeepleKind::Ordinary);
        const int guards = on_board(state, colour, MeepleKind::Guard);
        faults.unless(hand.ordinary + ordinary == whole.ordinary,
                      whose + "meeples are lost or out of nowhere");
        faults.unless(
            hand.guards + guards + hand.general_guards == whole.guards + whole.general_guards,
            whose + "guards are lost or out of nowhere");
        faults.unless(hand.general_guards <= whole.general_guards,
                      whose + "a guard went back to the general supply");
    }
}

void check_ghosts(const State& state, Faults& faults) {
    int ghosts = state.supply;
    for (const Meeple& meeple : state.meeples) {
        const bool guard = meeple.kind == MeepleKind::Guard;
        faults.unless(meeple.ghosts <= (guard ? 0 : 2), "too many ghosts sit on a meeple");
        ghosts += meeple.ghosts;
    }
    faults.unless(ghosts == ghosts_in_game(state.setup), std::to_string(ghosts) + " ghosts");
}

/// What is complete and occupied is scored in the same turn (G-SCORE-1); fields are not.
void check_nothing_left_to_score(const Tables& tables, const State& state, Faults& faults) {
    if (state.phase != Phase::Draw && state.phase != Phase::Place) return;
    for (const Meeple& meeple : state.meeples) {
        const Slot slot = state.features.slot(meeple.segment);
        const SegmentIndex index = state.features.index(meeple.segment);
        const bool field = tables[state.board.face(slot)].kind[index.value()] == FeatureKind::Field;
        faults.unless(field || !state.features.complete(state.features.feature(meeple.segment)),
                      "a completed feature was not scored");
    }
    for (const Slot slot : state.centres) {
        const SegmentId segment = centre_of(tables, state.board, state.features, slot);
        faults.unless(!state.features.complete(state.features.feature(segment)),
                      "a completed centre was left");
    }
}

/// G-END-1.
void check_end(const State& state, Faults& faults) {
    const bool over = state.phase == Phase::Over;
    const bool finished =
        state.outcome == Outcome::Finished && state.reason == EndReason::AllTilesPlaced;
    faults.unless(!over || finished, "over in another way than with the last tile");
    faults.unless(!over || (state.pile == 0 && state.meeples.empty()),
                  "over with tiles or meeples left (G-END-1)");
    faults.unless(state.phase != Phase::Draw || state.pile > 0, "nothing is left to draw");
}

}  // namespace

std::vector<std::string> check(const Tables& tables, const State& state) {
    Faults faults;
    check_board(tables.tileset(), state.board, faults);
    check_features(tables, state, faults);
    check_tiles(tables, state, state.pile, faults);
    if (!asks_usual_hand(state.setup)) check_meeples(state, faults);
    check_ghosts(state, faults);
    check_nothing_left_to_score(tables, state, faults);
    check_turn(state, faults);
    check_end(state, faults);
    return faults.take();
}

}  // namespace mistward::rules::rivals
