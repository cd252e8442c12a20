#pragma once

#include "rules/core/turn.hpp"
#include "rules/rivals/trunk/on_board.hpp"

namespace mistward::rules::rivals::trunk {

/// A tile must be drawn: the game waits for chance, or ends (G-END-1).
template <class State>
Go need_tile(Transition<State>& transition) {
    return transition.state.pile == 0 ? Go::End : Go::Ask;
}

template <class State>
Result<Go> draw(Transition<State>& transition, const DrawTile& decision) {
    return draw_tile(transition, decision, transition.state.pile);
}

}  // namespace mistward::rules::rivals::trunk
