#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

Result<void> carry_out(Transition& transition, const Pass&) {
    transition.state.phase == Phase::Meeple ? score(transition) : end_chase(transition);
    return {};
}

}  // namespace mistward::rules::mists
