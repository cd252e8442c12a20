#include "rules/core/turn.hpp"
#include "rules/ghosts/phases.hpp"

namespace mistward::rules::ghosts {

Result<void> carry_out(Transition& transition, const PlaceTile& decision) {
    const auto placed = place_drawn_tile(transition, decision);
    if (!placed) return placed;
    haunt(transition);
    return {};
}

}  // namespace mistward::rules::ghosts
