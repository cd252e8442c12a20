#include "rules/core/turn.hpp"
#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

void end_turn(Transition& transition) {
    begin_next_turn(transition);
    need_tile(transition);
}

void end_game(Transition& transition, Outcome outcome, EndReason reason) {
    transition.state.phase = Phase::Over;
    transition.state.outcome = outcome;
    transition.state.reason = reason;
    transition.events.push_back(GameEnded{outcome, reason});
}

}  // namespace mistward::rules::mists
