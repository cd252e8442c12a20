#include "rules/ghosts/phases.hpp"
#include "rules/placing.hpp"

namespace mistward::rules::ghosts {

void legal_draws(const State& state, DecisionSink& out) {
    for (std::size_t face = 0; face < state.unseen.size(); ++face) {
        if (state.unseen[face] != 0) out.add(DrawTile{TileId(face)});
    }
}

void need_tile(Step& step) {
    if (step.state.pile == 0) return finish(step);
    step.state.phase = Phase::Draw;
}

namespace {

/// P-3: what fits nowhere leaves the game, and another tile is drawn.
void discard(Step& step) {
    step.state.discarded.push_back(step.state.drawn);
    step.record<TileDiscarded>(step.state.drawn);
    step.state.drawn = {};
    need_tile(step);
}

}  // namespace

Result<void> make(Step& step, const DrawTile& decision) {
    State& state = step.state;
    const std::size_t face = decision.tile.value();
    if (face >= state.unseen.size() || state.unseen[face] == 0) {
        return tl::make_unexpected(Refusal::TileNotUnseen);
    }
    --state.unseen[face];
    take_from(state.pile, 1, "the pile has the tile that is drawn");
    state.drawn = decision.tile;
    state.phase = Phase::Place;
    step.record<TileDrawn>(decision.tile);
    const std::size_t ways = count_placements(step.tables, state.board, state.drawn, 2);
    if (ways == 0) discard(step);
    step.has_choice = ways > 1;
    return {};
}

}  // namespace mistward::rules::ghosts
