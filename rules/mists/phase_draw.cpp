#include "rules/core/turn.hpp"
#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

void need_tile(Transition& transition) {
    if (transition.state.piles[0] == 0) {
        return end_game(transition, Outcome::Lost, EndReason::TilesExhausted);
    }
    transition.state.phase = Phase::Draw;
}

Result<void> carry_out(Transition& transition, const DrawTile& decision) {
    return draw_tile(transition, decision, transition.state.piles[0], need_tile);
}

}  // namespace mistward::rules::mists
