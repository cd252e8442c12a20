#pragma once

#include "rules/core/turn.hpp"
#include "rules/rivals/trunk/game.hpp"
#include "rules/rivals/trunk/on_board.hpp"

namespace mistward::rules::rivals::trunk {

template <class State>
bool can_draw(const Tables& tables, const State& state, TileId face) {
    if (face.value() >= state.unseen.size() || state.unseen[face.value()] == 0) return false;
    return State::Parts::all([&]<class P>() {
        return !is_played(state.setup, P::kPart) || !P::holds_back(tables, state, face);
    });
}

/// Whether any tile can. Those that are held back when nothing else is left do not come any more.
template <class State>
bool can_draw(const Tables& tables, const State& state) {
    if constexpr (State::Limits::kCrowds) {
        for (std::size_t face = 0; face < state.unseen.size(); ++face) {
            if (can_draw(tables, state, TileId(face))) return true;
        }
        return false;
    } else {
        return state.pile != 0;
    }
}

/// A tile must be drawn: the game waits for chance, or ends (G-END-1, PD-SET-2).
template <class State>
Go need_tile(Transition<State>& transition) {
    return can_draw(transition.tables, transition.state) ? Go::Ask : Go::End;
}

/// Adds a draw of each face of which a tile can be drawn.
template <class State>
void legal_draws(const Tables& tables, const State& state, DecisionSink& out) {
    for (std::size_t face = 0; face < state.unseen.size(); ++face) {
        if (can_draw(tables, state, TileId(face))) out.add(DrawTile{TileId(face)});
    }
}

template <class State>
Result<Go> draw(Transition<State>& transition, const DrawTile& decision) {
    if (!can_draw(transition.tables, transition.state, decision.tile)) {
        return tl::make_unexpected(Refusal::TileNotUnseen);
    }
    return draw_tile(transition, decision, transition.state.pile);
}

}  // namespace mistward::rules::rivals::trunk
