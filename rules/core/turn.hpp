#pragma once

#include "rules/core/driver.hpp"
#include "rules/core/on_board.hpp"
#include "rules/core/placing.hpp"

// What a turn has in every game: a tile is drawn, it is placed, and the next player's turn begins.

namespace mistward::rules {

/// Puts every tile that is drawn in this game among the unseen ones. The value: how many these are.
template <class State>
std::size_t add_unseen(const TileSet& set, State& state) {
    const FeatureKinds left_out = kinds_left_out(state.setup);
    std::size_t tiles = 0;
    for (std::size_t face = 0; face < set.tiles.size(); ++face) {
        const Tile& tile = set.tiles[face];
        if (!is_drawn_without(left_out, tile)) continue;
        state.unseen[face] = tile.copies;
        tiles += tile.copies;
    }
    return tiles;
}

/// Adds a draw of each face of which a tile is unseen.
template <class State>
void legal_draws(const Tables&, const State& state, DecisionSink& out) {
    for (std::size_t face = 0; face < state.unseen.size(); ++face) {
        if (state.unseen[face] != 0) out.add(DrawTile{TileId(face)});
    }
}

/// Takes the drawn tile from the unseen ones and from its pile; then it is to be placed. One that
/// fits nowhere leaves the game, and another is drawn (P-3).
template <class Transition, class Count>
Result<Go> draw_tile(Transition& transition, const DrawTile& decision, Count& pile) {
    auto& state = transition.state;
    using Stored = decltype(state.drawn);
    const std::size_t face = decision.tile.value();
    if (face >= state.unseen.size() || state.unseen[face] == 0) {
        return tl::make_unexpected(Refusal::TileNotUnseen);
    }
    --state.unseen[face];
    take_from(pile, 1, "the pile has the tile that is drawn");
    transition.template record<TileDrawn>(decision.tile);
    const std::size_t ways = count_placements(transition.tables, state.board, decision.tile, 2);
    transition.has_choice = ways > 1;
    if (ways == 0) {
        state.discarded.push_back(Stored(decision.tile));
        transition.template record<TileDiscarded>(decision.tile);
        return Go::Back;
    }
    state.drawn = Stored(decision.tile);
    return Go::On;
}

/// Adds every way to place the tile that was drawn (P-1).
template <class State>
void legal_tiles(const Tables& tables, const State& state, DecisionSink& out) {
    legal_placements(tables, state.board, state.drawn, out);
}

/// Puts the tile that was drawn where it was decided, by `lay_tile` of the game's namespace (P-1).
template <class Transition>
Result<Go> place_drawn_tile(Transition& transition, const PlaceTile& decision) {
    auto& state = transition.state;
    const TileId tile = state.drawn;
    const auto checked = check_placement(transition.tables, state.board, tile, decision);
    if (!checked) return tl::make_unexpected(checked.error());
    transition.template record<TilePlaced>(tile, decision.position, decision.rotation);
    lay_tile(transition.tables, state, tile, decision.position, decision.rotation);
    state.drawn = {};
    return Go::On;
}

/// The next player's turn begins.
template <class Transition>
Go begin_next_turn(Transition& transition) {
    auto& state = transition.state;
    const std::size_t next = state.active.id.value() + 1;
    state.active.id = PlayerId(next < state.setup.players ? next : 0);
    ++state.turn;
    transition.template record<TurnStarted>(state.active.id, state.turn);
    return Go::On;
}

}  // namespace mistward::rules
