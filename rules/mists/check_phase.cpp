#include "rules/core/placing.hpp"
#include "rules/mists/check.hpp"
#include "rules/mists/scorings.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

bool is_any_hound(const State& state, HoundPlace place) {
    return std::any_of(state.hounds.begin(), state.hounds.end(),
                       [&](const HoundState& hound) { return hound.place == place; });
}

/// Whether what the phase asks about is there.
bool has_question(const Tables& tables, const State& state) {
    switch (state.phase) {
        case Phase::Draw:
            return state.piles[0] > 0;  // M-END-3
        case Phase::Place:
            return fits_somewhere(tables, state.board, state.drawn);  // P-3
        case Phase::Bury:
        case Phase::BuryAgain:
            return closed_cemetery(tables, state) != kNoSlot;
        case Phase::Haunt:
            return !level(state).haunted && state.supply > 0 && is_any_cemetery_open(tables, state);
        case Phase::Score:
            return !pending(tables, state).empty();
        case Phase::Assign:
            return level(state).tracks > 1 && !state.to_assign.empty();
        case Phase::Hound:
        case Phase::Chase:
            return is_any_hound(state, HoundPlace::Reached) && !state.meeples.empty();
        case Phase::FaceDown:
            return level(state).haunted && state.piles[0] > 0 &&
                   is_any_cemetery_open(tables, state);
        case Phase::Mist:
        case Phase::NextTurn:
            return false;
        case Phase::Meeple:
        case Phase::Over:
            break;
    }
    return true;
}

bool stands_on_board(const State& state, const Meeple& meeple) {
    return std::find(state.meeples.begin(), state.meeples.end(), meeple) != state.meeples.end();
}

/// M-HOUND-1 to 5: hounds are there at the levels that have them, and stand with meeples on the
/// board.
void check_hounds(const State& state, Faults& faults) {
    for (const HoundState& hound : state.hounds) {
        const bool placed = hound.place == HoundPlace::WithMeeple ||
                            (hound.place == HoundPlace::Reached && state.phase == Phase::Chase);
        faults.unless(level(state).has_hounds() || hound.place == HoundPlace::Gone,
                      "there are no hounds at this level");
        faults.unless(!placed || stands_on_board(state, hound.meeple),
                      "a hound stands with nobody");
        faults.unless(hound.place != HoundPlace::Scoring || state.phase == Phase::Assign ||
                          state.phase == Phase::Over,
                      "a hound was not scored");
    }
}

}  // namespace

void check_phase(const Tables& tables, const State& state, Faults& faults) {
    faults.unless(!state.piles.empty() && state.piles.size() <= level(state).piles,
                  "there are other piles than at the start");
    if (state.piles.empty()) return;
    faults.unless(has_question(tables, state), "what is asked about is not there");
    faults.unless(state.phase == Phase::Chase || state.chased == kNoSlot, "ghosts were chased");
    const bool assigned =
        state.to_assign.empty() && state.assigned_points == 0 && state.assigned_for == SegmentId{};
    faults.unless(state.phase == Phase::Assign || assigned, "points were forgotten");
    check_hounds(state, faults);
}

}  // namespace mistward::rules::mists
