#pragma once

#include "rules/core/event.hpp"
#include "rules/core/view.hpp"

#include <optional>

// What only one player may see.

namespace mistward::rules {

/// Who looks at a game: the player of a seat, nobody of them, or somebody from whom nothing is
/// hidden, such as anybody after the end.
class Viewer {
public:
    constexpr Viewer() = default;
    constexpr Viewer(PlayerId player) : player_(player) {}
    constexpr Viewer(std::optional<PlayerId> player) : player_(player) {}
    constexpr Viewer(std::nullopt_t) {}
    static constexpr Viewer of_everything() {
        Viewer viewer;
        viewer.sees_all_ = true;
        return viewer;
    }

    constexpr bool sees_all() const { return sees_all_; }
    /// Whether what only this player may see is shown.
    constexpr bool sees(PlayerId player) const { return sees_all_ || player_ == player; }
    constexpr std::optional<PlayerId> player() const { return player_; }

private:
    std::optional<PlayerId> player_;
    bool sees_all_ = false;
};

/// Whether what is legal at a moment says what only the player who decides has seen.
constexpr bool is_choice_hidden(const DecisionPoint& point, Viewer viewer) {
    return point.kind == DecisionKind::PlayToken && !viewer.sees(point.player);
}

/// A decision that was made for `player`, as a viewer sees it.
Decision seen_by(Viewer viewer, PlayerId player, const Decision& decision);

/// An event as a viewer sees it.
Event seen_by(Viewer viewer, const Event& event);

/// Takes what a viewer may not see out of a view of everything: tokens that others hold count as
/// not seen yet, and there is nothing where something is known to its player only.
void hide_from(Viewer viewer, View& view);

}  // namespace mistward::rules
