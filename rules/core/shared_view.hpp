#pragma once

#include "rules/core/board.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/view.hpp"

namespace mistward::rules {

/// The tiles that lie face up, in the order of placement.
template <class Limits>
std::vector<PlacedTile> face_up_tiles(const Board<Limits>& board) {
    std::vector<PlacedTile> tiles;
    tiles.reserve(board.size());
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Slot slot(i);
        if (!board.face_up(slot)) continue;
        tiles.push_back({board.face(slot), board.position(slot), board.rotation(slot)});
    }
    return tiles;
}

/// What is public in every game and kept alike by every state; the game adds the rest. The state's
/// namespace has `point`.
template <class State>
View shared_view(const Tables& tables, const State& state) {
    View view;
    view.turn = state.turn;
    view.active = state.active;
    view.point = point(state);
    view.outcome = state.outcome;
    view.reason = state.reason;
    if (view.point.kind == DecisionKind::PlaceTile) view.drawn = state.drawn;
    if (state.board.size() > tables.tileset().start.size()) {
        view.last_placed = state.board.position(state.last);
    }
    for (const Colour colour : scoring_colours(state.setup)) {
        view.tracks.push_back({colour, state.points[colour]});
    }
    view.unseen = unseen_tiles(state.unseen);
    view.discarded.assign(state.discarded.begin(), state.discarded.end());
    return view;
}

}  // namespace mistward::rules
