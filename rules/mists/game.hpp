#pragma once

#include "rules/core/feature_view.hpp"
#include "rules/core/result.hpp"
#include "rules/mists/state.hpp"

#include <string>
#include <vector>

namespace mistward::rules::mists {

/// Every legal decision of one moment; the longest list are the placements of a tile in four turns.
using DecisionList = FixedList<Decision, 4 * Board<Limits>::kFrontier>;

/// Everything that one decision caused, the core's forced decisions included.
using EventList = FixedList<Event, 128>;

// The co-operative game as plain functions on a plain value: nothing here allocates. The set behind
// the tables must have passed `check_tileset` and `check_capacity`, the setup `check_setup`.

/// Why a tile set is too large for the co-operative game, one sentence each; empty if it is not.
std::vector<std::string> check_capacity(const TileSet& set);

/// Meeples of one colour at the start: 5 for 3 to 5 players, else 3 (M-SET-1); one less if it lends
/// one as a scoring meeple (M-SET-5).
std::uint8_t meeples_of(const Setup& setup, Colour colour);

/// The game before its first draw (M-SET-1 to 5).
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

/// What a feature is worth when it is complete (T-9, M-SCORE-2). `segment`, one of it, names it.
Scoring scoring_of(const Tables& tables, const State& state, SegmentId segment);

/// Every feature and mist bank on the table, as everybody sees them.
std::vector<FeatureView> feature_views(const Tables& tables, const State& state);

/// The public state, laid out for reading.
View view(const Tables& tables, const State& state);

/// Recomputes everything that the state keeps incrementally, slowly and by other means, and
/// compares: one sentence for each thing that does not hold. For tests and for hunting faults.
std::vector<std::string> check(const Tables& tables, const State& state);

}  // namespace mistward::rules::mists
