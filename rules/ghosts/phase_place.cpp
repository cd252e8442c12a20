#include "rules/ghosts/phases.hpp"
#include "rules/placing.hpp"

namespace mistward::rules::ghosts {

void legal_tiles(const Tables& tables, const State& state, DecisionSink& out) {
    legal_placements(tables, state.board, state.drawn, out);
}

Result<void> carry_out(Transition& transition, const PlaceTile& decision) {
    State& state = transition.state;
    const auto checked = check_placement(transition.tables, state.board, state.drawn, decision);
    if (!checked) return checked;
    transition.record<TilePlaced>(state.drawn, decision.position, decision.rotation);
    lay_tile(transition.tables, state, state.drawn, decision.position, decision.rotation);
    state.drawn = {};
    haunt(transition);
    return {};
}

}  // namespace mistward::rules::ghosts
