#include "rules/core/turn.hpp"
#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

Go need_tile(Transition& transition) {
    if (transition.state.piles[0] != 0) return Go::Ask;
    return end_game(transition, Outcome::Lost, EndReason::TilesExhausted);
}

Result<Go> draw(Transition& transition, const DrawTile& decision) {
    return draw_tile(transition, decision, transition.state.piles[0]);
}

}  // namespace mistward::rules::mists
