#include "rules/core/turn.hpp"
#include "rules/ghosts/phases.hpp"

namespace mistward::rules::ghosts {

void need_tile(Transition& transition) {
    if (transition.state.pile == 0) return finish(transition);
    transition.state.phase = Phase::Draw;
}

Result<void> carry_out(Transition& transition, const DrawTile& decision) {
    return draw_tile(transition, decision, transition.state.pile, need_tile);
}

}  // namespace mistward::rules::ghosts
