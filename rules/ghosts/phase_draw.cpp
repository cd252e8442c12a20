#include "rules/ghosts/phases.hpp"
#include "rules/placing.hpp"

namespace mistward::rules::ghosts {

void legal_draws(const State& state, DecisionSink& out) {
    for (std::size_t face = 0; face < state.unseen.size(); ++face) {
        if (state.unseen[face] != 0) out.add(DrawTile{TileId(face)});
    }
}

void need_tile(Transition& transition) {
    if (transition.state.pile == 0) return finish(transition);
    transition.state.phase = Phase::Draw;
}

namespace {

/// P-3: what fits nowhere leaves the game, and another tile is drawn.
void discard(Transition& transition) {
    transition.state.discarded.push_back(transition.state.drawn);
    transition.record<TileDiscarded>(transition.state.drawn);
    transition.state.drawn = {};
    need_tile(transition);
}

}  // namespace

Result<void> carry_out(Transition& transition, const DrawTile& decision) {
    State& state = transition.state;
    const std::size_t face = decision.tile.value();
    if (face >= state.unseen.size() || state.unseen[face] == 0) {
        return tl::make_unexpected(Refusal::TileNotUnseen);
    }
    --state.unseen[face];
    take_from(state.pile, 1, "the pile has the tile that is drawn");
    state.drawn = decision.tile;
    state.phase = Phase::Place;
    transition.record<TileDrawn>(decision.tile);
    const std::size_t ways = count_placements(transition.tables, state.board, state.drawn, 2);
    if (ways == 0) discard(transition);
    transition.has_choice = ways > 1;
    return {};
}

}  // namespace mistward::rules::ghosts
