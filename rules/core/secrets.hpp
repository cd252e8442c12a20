#pragma once

#include "rules/core/event.hpp"
#include "rules/core/view.hpp"

#include <optional>

// What one player alone may see. A viewer is the player of a seat, or nobody of them.

namespace mistward::rules {

using Viewer = std::optional<PlayerId>;

/// Whether what is legal at a moment says what only the player who decides has seen.
constexpr bool is_choice_hidden(const DecisionPoint& point, Viewer viewer) {
    return point.kind == DecisionKind::PlayToken && viewer != point.player;
}

/// A decision that was made for `player`, as a viewer sees it.
Decision seen_by(Viewer viewer, PlayerId player, const Decision& decision);

/// An event as a viewer sees it.
Event seen_by(Viewer viewer, const Event& event);

/// Takes what a viewer may not see out of a view of everything: tokens that others hold count as
/// not seen yet, and there is nothing where something is known to its player only.
void hide_from(Viewer viewer, View& view);

}  // namespace mistward::rules
