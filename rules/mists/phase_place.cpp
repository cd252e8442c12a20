#include "rules/core/turn.hpp"
#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

Result<void> carry_out(Transition& transition, const PlaceTile& decision) {
    const auto placed = place_drawn_tile(transition, decision);
    if (!placed) return placed;
    clear_completed_banks(transition);
    bury(transition);
    return {};
}

}  // namespace mistward::rules::mists
