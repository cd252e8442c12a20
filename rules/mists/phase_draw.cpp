#include "rules/mists/phases.hpp"
#include "rules/placing.hpp"

namespace mistward::rules::mists {

void legal_draws(const State& state, DecisionSink& out) {
    for (std::size_t face = 0; face < state.unseen.size(); ++face) {
        if (state.unseen[face] != 0) out.add(DrawTile{TileId(face)});
    }
}

void need_tile(Step& step) {
    if (step.state.piles[0] == 0) return end_game(step, Outcome::Lost, EndReason::TilesExhausted);
    step.state.phase = Phase::Draw;
}

namespace {

/// P-3: what fits nowhere leaves the game, and another tile is drawn.
void discard(Step& step) {
    step.state.discarded.push_back(step.state.drawn);
    step.events.push_back(TileDiscarded{step.state.drawn});
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
    take_from(state.piles[0], 1, "the pile has the tile that is drawn");
    state.drawn = decision.tile;
    state.phase = Phase::Place;
    step.events.push_back(TileDrawn{decision.tile});
    if (!fits_somewhere(step.tables, state.board, state.drawn)) discard(step);
    return {};
}

}  // namespace mistward::rules::mists
