#pragma once

#include "rules/core/check_board.hpp"
#include "rules/core/check_tiles.hpp"
#include "rules/core/names.hpp"
#include "rules/rivals/trunk/check_features.hpp"
#include "rules/rivals/trunk/game.hpp"
#include "rules/rivals/trunk/phase_meeple.hpp"
#include "rules/rivals/trunk/start.hpp"
#include "rules/rivals/trunk/steps.hpp"

#include <algorithm>

namespace mistward::rules::rivals::trunk {

/// As many as were dealt, colour by colour (G-SET-1, G-SET-2).
template <class State>
void check_figures(const State& state, Faults& faults) {
    State dealt;
    dealt.setup = state.setup;
    deal(dealt);
    for (const Colour colour : kColours) {
        for (const Figure& figure : kFigures<typename State::Parts>) {
            const std::string_view what = figure.kind == MeepleKind::Ordinary
                                              ? "meeple"
                                              : kWordsOf<MeepleKind>[std::size_t(figure.kind)];
            faults.unless(
                figures_of(state, colour, figure.kind) == figures_of(dealt, colour, figure.kind),
                std::string(name(colour)) + ": " + std::string(what) +
                    "s are lost or out of nowhere");
        }
    }
}

/// What is complete and occupied is scored in the same turn (G-SCORE-1); fields are not.
template <class State>
void check_nothing_left_to_score(const Tables& tables, const State& state, Faults& faults) {
    if (is_score_to_come(state.phase)) return;
    for (const auto& meeple : state.meeples) {
        const Slot slot = state.features.slot(meeple.segment);
        const SegmentIndex index = state.features.index(meeple.segment);
        const bool field = tables[state.board.face(slot)].kind[index.value()] == FeatureKind::Field;
        faults.unless(field || !state.features.complete(state.features.feature(meeple.segment)),
                      "a completed feature was not scored");
    }
    for (const Slot slot : state.centres) {
        each_centre(tables, state.board, state.features, slot, [&](SegmentId centre) {
            faults.unless(!state.features.complete(state.features.feature(centre)),
                          "a completed centre was left");
        });
    }
}

/// G-END-1.
template <class State>
void check_end(const Tables& tables, const State& state, Faults& faults) {
    const bool over = state.phase == Phase::Over;
    const bool finished =
        state.outcome == Outcome::Finished && state.reason == EndReason::AllTilesPlaced;
    faults.unless(!over || finished, "over in another way than with the last tile");
    const bool can = can_draw(tables, state);
    faults.unless(!over || (!can && state.meeples.empty()),
                  "over with tiles or meeples left (G-END-1)");
    faults.unless(state.phase != Phase::Draw || can, "nothing is left to draw");
}

template <class State>
std::vector<std::string> check(const Tables& tables, const State& state) {
    Faults faults;
    check_board(tables.tileset(), state.board, faults);
    check_features(tables, state, faults);
    check_tiles(tables, state, state.pile, faults);
    if (!asks_usual_hand(state.setup)) check_figures(state, faults);
    State::Parts::each([&]<class P>() { P::check(tables, state, faults); });
    check_nothing_left_to_score(tables, state, faults);
    check_turn(state, faults);
    check_end(tables, state, faults);
    return faults.take();
}

}  // namespace mistward::rules::rivals::trunk
