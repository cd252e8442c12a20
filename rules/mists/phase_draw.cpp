#include "rules/mists/phases.hpp"
#include "rules/placing.hpp"

namespace mistward::rules::mists {

void legal_draws(const State& state, DecisionSink& out) {
    for (std::size_t face = 0; face < state.unseen.size(); ++face) {
        if (state.unseen[face] != 0) out.add(DrawTile{TileId(face)});
    }
}

void need_tile(Transition& transition) {
    if (transition.state.piles[0] == 0) {
        return end_game(transition, Outcome::Lost, EndReason::TilesExhausted);
    }
    transition.state.phase = Phase::Draw;
}

namespace {

/// P-3: what fits nowhere leaves the game, and another tile is drawn.
void discard(Transition& transition) {
    transition.state.discarded.push_back(transition.state.drawn);
    transition.events.push_back(TileDiscarded{transition.state.drawn});
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
    take_from(state.piles[0], 1, "the pile has the tile that is drawn");
    state.drawn = decision.tile;
    state.phase = Phase::Place;
    transition.events.push_back(TileDrawn{decision.tile});
    if (!fits_somewhere(transition.tables, state.board, state.drawn)) discard(transition);
    return {};
}

}  // namespace mistward::rules::mists
