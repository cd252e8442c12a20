#include "rules/mists/phases.hpp"
#include "rules/placing.hpp"

namespace mistward::rules::mists {

void legal_tiles(const Tables& tables, const State& state, DecisionSink& out) {
    legal_placements(tables, state.board, state.drawn, out);
}

Result<void> make(Step& step, const PlaceTile& decision) {
    State& state = step.state;
    const auto checked = check_placement(step.tables, state.board, state.drawn, decision);
    if (!checked) return checked;
    step.events.push_back(TilePlaced{state.drawn, decision.position, decision.rotation});
    lay_tile(step.tables, state, state.drawn, decision.position, decision.rotation);
    state.drawn = {};
    clear_completed_banks(step);
    bury(step);
    return {};
}

}  // namespace mistward::rules::mists
