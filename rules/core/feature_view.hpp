#pragma once

#include "rules/core/scoring.hpp"
#include "rules/core/view.hpp"

#include <optional>
#include <vector>

namespace mistward::rules {

/// A feature or mist bank (T-6) as everybody sees it on the table: how far it reaches, what it
/// lacks and what it is worth. Made from a state on demand; not for hot paths.
struct FeatureView {
    FeatureKind kind = FeatureKind::Road;
    std::vector<FeatureRef> segments;   ///< in the order of placement; the first names it
    bool complete = false;              ///< T-7, T-8, M-BURY-1; a field: it cannot grow any more
    bool closable = true;               ///< false: it can never be completed (T-8, M-DOWN-4)
    std::vector<Position> needs;        ///< the empty spaces that keep it open, in their order
    std::vector<PlacedMeeple> meeples;  ///< in the order of `View::meeples`
    /// The colours that a scoring counts: all that are there (M-SCORE-2); in the competitive games
    /// those with the most meeples (G-SCORE-1).
    ColourSet colours;
    /// Co-operative: of a bank and a cemetery those that stand on it (M-MIST-1, M-BURY-4), of what
    /// can score those that could be removed instead of points (M-SCORE-1). Competitive: those that
    /// sit on its meeples (G-SCORE-2).
    std::uint8_t ghosts = 0;
    /// What it would score with the tiles that it has now; in the competitive games, while it is
    /// incomplete, at the end (G-END-1). Nothing if it can score no more, whatever comes.
    std::optional<Scoring> scoring;
};

}  // namespace mistward::rules
