#pragma once

#include "rules/core/feature_view.hpp"
#include "rules/core/result.hpp"
#include "rules/rivals/trunk/decision_list.hpp"
#include "rules/rivals/trunk/part.hpp"

#include <string>
#include <vector>

namespace mistward::rules::rivals::trunk {

// The competitive game as plain functions on plain values; nothing here allocates but what gives
// vectors. The set behind the tables must have passed `check_tileset` and `check_capacity`, the
// setup `check_setup`.

/// Why a tile set is too large for a state, one sentence each; empty if it is not.
template <class State>
std::vector<std::string> check_capacity(const TileSet& set);

/// The game before its first draw.
template <class State>
State start(const Tables& tables, const Setup& setup);

/// Who decides now, and what.
template <class State>
DecisionPoint point(const State& state);

/// Whether a tile of that face can be drawn now: one is unseen, and nothing holds it back.
template <class State>
bool can_draw(const Tables& tables, const State& state, TileId face);

/// Fills `out` with every legal decision, in a fixed order; at a chance point, the draws that the
/// unseen tiles allow. Nothing when the game is over.
template <class State>
void legal(const Tables& tables, const State& state, DecisionList<typename State::Limits>& out);

/// Carries out the decision and everything that follows from it without a choice, up to the next
/// decision point; appends what happened to `events`, which has room for it when it comes empty. A
/// refused decision changes neither. Throws `BrokenInvariant` if the state turns out to be one that
/// cannot be; both are of no use then.
template <class State>
Result<void> apply(const Tables& tables, State& state, const Decision& decision,
                   EventList<State>& events);

/// What a feature is worth: complete (G-SCORE-1, G-SCORE-3), or at the end (G-END-1). `segment`,
/// one of it, names it; of a centre it must be the centre.
template <class State>
Scoring scoring_of(const Tables& tables, const State& state, SegmentId segment, bool complete);

/// Whoever has the most points (G-END-2).
template <class State>
ColourSet leaders(const State& state);

/// Every feature and mist bank on the table, as everybody sees them.
template <class State>
std::vector<FeatureView> feature_views(const Tables& tables, const State& state);

/// The public state, laid out for reading.
template <class State>
View view(const Tables& tables, const State& state);

/// Recomputes everything that the state keeps incrementally, slowly and by other means, and
/// compares: one sentence for each thing that does not hold. For tests and for hunting faults.
template <class State>
std::vector<std::string> check(const Tables& tables, const State& state);

/// How texts tell a step in which something is chosen from every other: by what it asks, and a note
/// where another step asks the same. Empty where nothing is.
template <class State>
std::string asked_in(Phase phase);

}  // namespace mistward::rules::rivals::trunk
