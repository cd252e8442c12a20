#pragma once

#include "rules/core/turn.hpp"
#include "rules/rivals/trunk/game.hpp"
#include "rules/rivals/trunk/on_board.hpp"

namespace mistward::rules::rivals::trunk {

/// Deals what every player has, and what the parts bring (G-SET-1, G-SET-2).
template <class State>
void deal(State& state) {
    constexpr std::uint8_t kMeeples = 7;
    for (const Colour colour : colours_in_play(state.setup)) {
        state.hands[colour][MeepleKind::Ordinary] = kMeeples;
    }
    State::Parts::each([&]<class P>() { P::begin(state); });
}

/// The figures of a colour, wherever they are.
template <class State>
unsigned figures_of(const State& state, Colour colour, MeepleKind kind) {
    unsigned figures = state.hands[colour][kind];
    for (const auto& meeple : state.meeples) {
        figures += meeple.colour == colour && meeple.kind == kind ? 1 : 0;
    }
    State::Parts::each([&]<class P>() { figures += P::elsewhere(state, colour, kind); });
    return figures;
}

template <class State>
State start(const Tables& tables, const Setup& setup) {
    State state;
    state.setup = setup;
    deal(state);
    state.pile = static_cast<std::uint16_t>(add_unseen(tables.tileset(), state));
    for (const StartTile& tile : tables.tileset().start) {
        lay_tile(tables, state, tile.tile, tile.position, Rotation(0));
    }
    drop_centres(tables, state, [&](SegmentId centre) { return is_done_with(state, centre); });
    return state;
}

}  // namespace mistward::rules::rivals::trunk
