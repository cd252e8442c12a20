#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

void end_turn(Transition& transition) {
    State& state = transition.state;
    state.player = PlayerId((state.player.value() + 1) % state.setup.players);
    ++state.turn;
    transition.events.push_back(TurnStarted{state.player, state.turn});
    need_tile(transition);
}

void end_game(Transition& transition, Outcome outcome, EndReason reason) {
    transition.state.phase = Phase::Over;
    transition.state.outcome = outcome;
    transition.state.reason = reason;
    transition.events.push_back(GameEnded{outcome, reason});
}

}  // namespace mistward::rules::mists
