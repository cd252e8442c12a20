#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

void end_turn(Step& step) {
    State& state = step.state;
    state.player = PlayerId((state.player.value() + 1) % state.setup.players);
    ++state.turn;
    step.events.push_back(TurnStarted{state.player, state.turn});
    need_tile(step);
}

void end_game(Step& step, Outcome outcome, EndReason reason) {
    step.state.phase = Phase::Over;
    step.state.outcome = outcome;
    step.state.reason = reason;
    step.events.push_back(GameEnded{outcome, reason});
}

}  // namespace mistward::rules::mists
