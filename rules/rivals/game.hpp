#pragma once

#include "rules/core/feature_view.hpp"
#include "rules/core/result.hpp"
#include "rules/rivals/decision_list.hpp"

#include <string>
#include <vector>

namespace mistward::rules::rivals {

/// Everything that one decision caused, the core's forced decisions included: most when the final
/// scoring sends every meeple home.
using EventList = FixedList<Event, 256>;

// The competitive game, and the base game as the same without the expansion (G-SET-2), as plain
// functions on a plain value: nothing here allocates. The set behind the tables must have passed
// `check_tileset` and `check_capacity`, the setup `check_setup`.

/// Why a tile set is too large for the competitive game, one sentence each; empty if it is not.
std::vector<std::string> check_capacity(const TileSet& set);

/// The one colour that a player acts with (G-SET-1).
inline Colour colour_of(const Setup& setup, PlayerId player) {
    return setup.colours[player.value()];
}

/// What a player starts with (G-SET-1, G-SET-2).
Hand full_hand(const Setup& setup);

/// Ghosts in the game (G-SET-1, G-SET-2).
std::uint8_t ghosts_in_game(const Setup& setup);

/// The game before its first draw.
State start(const Tables& tables, const Setup& setup);

/// Who decides now, and what.
DecisionPoint point(const State& state);

/// Fills `out` with every legal decision, in a fixed order; at a chance point, the draws that the
/// unseen tiles allow. Nothing when the game is over.
void legal(const Tables& tables, const State& state, DecisionList& out);

/// Carries out the decision and everything that follows from it without a choice, up to the next
/// decision point; appends what happened to `events`, which has room for it when it comes empty. A
/// refused decision changes neither. Throws `BrokenInvariant` if the state turns out to be one that
/// cannot be; both are of no use then.
Result<void> apply(const Tables& tables, State& state, const Decision& decision, EventList& events);

/// What a feature is worth: complete (G-SCORE-1, G-SCORE-3), or at the end (G-END-1). `segment`,
/// one of it, names it; of a centre it must be the centre.
Scoring scoring_of(const Tables& tables, const State& state, SegmentId segment, bool complete);

/// Whoever has the most points (G-END-2).
ColourSet leaders(const State& state);

/// Every feature and mist bank on the table, as everybody sees them.
std::vector<FeatureView> feature_views(const Tables& tables, const State& state);

/// The public state, laid out for reading.
View view(const Tables& tables, const State& state);

/// Recomputes everything that the state keeps incrementally, slowly and by other means, and
/// compares: one sentence for each thing that does not hold. For tests and for hunting faults.
std::vector<std::string> check(const Tables& tables, const State& state);

}  // namespace mistward::rules::rivals
