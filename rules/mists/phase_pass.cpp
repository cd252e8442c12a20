#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

Result<void> make(Step& step, const Pass&) {
    step.state.phase == Phase::Meeple ? score(step) : end_chase(step);
    return {};
}

}  // namespace mistward::rules::mists
