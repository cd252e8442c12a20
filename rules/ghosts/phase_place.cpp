#include "rules/ghosts/phases.hpp"
#include "rules/placing.hpp"

namespace mistward::rules::ghosts {

void legal_tiles(const Tables& tables, const State& state, DecisionSink& out) {
    legal_placements(tables, state.board, state.drawn, out);
}

Result<void> make(Step& step, const PlaceTile& decision) {
    State& state = step.state;
    const auto checked = check_placement(step.tables, state.board, state.drawn, decision);
    if (!checked) return checked;
    step.record<TilePlaced>(state.drawn, decision.position, decision.rotation);
    lay_tile(step.tables, state, state.drawn, decision.position, decision.rotation);
    state.drawn = {};
    haunt(step);
    return {};
}

}  // namespace mistward::rules::ghosts
