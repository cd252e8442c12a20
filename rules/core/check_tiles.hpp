#pragma once

#include "rules/core/board.hpp"
#include "rules/core/faults.hpp"
#include "rules/core/names.hpp"
#include "rules/core/setup.hpp"

#include <numeric>

namespace mistward::rules {

/// Every tile that is drawn in the game is in one place: unseen, drawn, on the board or discarded;
/// and the piles, which hold `piled` tiles, and the tiles that lie face down are what is unseen
/// (X-2, M-DOWN-2).
template <class State>
void check_tiles(const Tables& tables, const State& state, int piled, Faults& faults) {
    const TileSet& set = tables.tileset();
    std::vector<int> count(state.unseen.begin(), state.unseen.end());
    int face_down = 0;
    for (const TileId tile : state.discarded) ++count[tile.value()];
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        const Slot slot(i);
        if (!state.board.face_up(slot)) {
            ++face_down;
        } else if (i >= set.start.size()) {
            ++count[state.board.face(slot).value()];
        }
    }
    if (point(state).kind == DecisionKind::PlaceTile) ++count[state.drawn.value()];
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        if (is_in_hands(set, TileId(i))) continue;
        const int wanted = is_drawn_in(state.setup, set.tiles[i]) ? set.tiles[i].copies : 0;
        faults.unless(count[i] == wanted, "tile " + face_name(set, TileId(i)) + ": " +
                                              std::to_string(count[i]) + " in the game");
    }
    const int unseen = std::accumulate(state.unseen.begin(), state.unseen.end(), 0);
    faults.unless(unseen == piled + face_down, "the piles do not hold the unseen tiles");
}

/// Players take turns in their order, and only a game that is over has an outcome and a reason.
template <class State>
void check_turn(const State& state, Faults& faults) {
    const bool over = point(state).actor == Actor::Nobody;
    faults.unless(over == (state.outcome != Outcome::Undecided), "over without an outcome");
    faults.unless(over == (state.reason != EndReason::None), "over without a reason");
    faults.unless(state.active.id.value() == (state.turn - 1U) % state.setup.players,
                  "turn and active player disagree");
}

}  // namespace mistward::rules
