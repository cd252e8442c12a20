#include "rules/core/turn.hpp"
#include "rules/rivals/phases.hpp"

namespace mistward::rules::rivals {

Go need_tile(Transition& transition) { return transition.state.pile == 0 ? Go::End : Go::Ask; }

Result<Go> draw(Transition& transition, const DrawTile& decision) {
    return draw_tile(transition, decision, transition.state.pile);
}

}  // namespace mistward::rules::rivals
