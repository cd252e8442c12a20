#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

Go end_game(Transition& transition, Outcome outcome, EndReason reason) {
    transition.state.outcome = outcome;
    transition.state.reason = reason;
    transition.events.push_back(GameEnded{outcome, reason});
    return Go::End;
}

}  // namespace mistward::rules::mists
