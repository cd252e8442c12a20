#pragma once

#include "rules/core/feature_view.hpp"
#include "rules/core/result.hpp"
#include "rules/rivals/state.hpp"
#include "rules/rivals/trunk/decision_list.hpp"

#include <concepts>
#include <string>
#include <vector>

namespace mistward::rules::rivals {

// The competitive game as plain functions on plain values, for states of either size; nothing here
// allocates but what gives vectors. The set behind the tables must have passed `check_tileset` and
// `check_capacity`, the setup `check_setup`.

template <class S>
concept AnyState = std::same_as<S, State> || std::same_as<S, LargeState>;

/// Every legal decision of one moment.
template <AnyState S>
using DecisionsOf = trunk::DecisionList<typename S::Limits>;
using DecisionList = DecisionsOf<State>;

/// Everything that one decision caused, the core's forced decisions included.
template <AnyState S>
using EventsOf = trunk::EventList<S>;
using EventList = EventsOf<State>;

using trunk::colour_of;

/// Whether a state holds games of a setup: it has room for all parts that are played.
template <AnyState S>
constexpr bool holds(const Setup& setup) {
    return S::Parts::kAll.contains(parts_of(setup));
}

/// Why a tile set is too large for a state, one sentence each; empty if it is not.
template <AnyState S = State>
std::vector<std::string> check_capacity(const TileSet& set);

/// The game before its first draw.
template <AnyState S = State>
S start(const Tables& tables, const Setup& setup);

/// Who decides now, and what.
template <AnyState S>
DecisionPoint point(const S& state);

/// Fills `out` with every legal decision, in a fixed order; at a chance point, the draws that the
/// unseen tiles allow. Nothing when the game is over.
template <AnyState S>
void legal(const Tables& tables, const S& state, DecisionsOf<S>& out);

/// Carries out the decision and everything that follows from it without a choice, up to the next
/// decision point; appends what happened to `events`, which has room for it when it comes empty. A
/// refused decision changes neither. Throws `BrokenInvariant` if the state turns out to be one that
/// cannot be; both are of no use then.
template <AnyState S>
Result<void> apply(const Tables& tables, S& state, const Decision& decision, EventsOf<S>& events);

/// What a feature is worth: complete (G-SCORE-1, G-SCORE-3), or at the end (G-END-1). `segment`,
/// one of it, names it; of a centre it must be the centre.
template <AnyState S>
Scoring scoring_of(const Tables& tables, const S& state, SegmentId segment, bool complete);

/// Whoever has the most points (G-END-2).
template <AnyState S>
ColourSet leaders(const S& state);

/// Every feature and mist bank on the table, as everybody sees them.
template <AnyState S>
std::vector<FeatureView> feature_views(const Tables& tables, const S& state);

/// The public state, laid out for reading.
template <AnyState S>
View view(const Tables& tables, const S& state);

/// What can be drawn beside tiles, by the parts that are played; only large states have such parts.
std::vector<TokenStream> streams(const LargeState& state);

/// How many tokens of a stream have been drawn.
std::size_t tokens_drawn(const LargeState& state, Stream stream);

/// Makes what a viewer cannot know equal in all games that look alike to them, and in which this
/// decision comes next, if one is named.
void conceal(LargeState& state, std::optional<PlayerId> viewer, const Decision* next);

/// Recomputes everything that the state keeps incrementally, slowly and by other means, and
/// compares: one sentence for each thing that does not hold. For tests and for hunting faults.
template <AnyState S>
std::vector<std::string> check(const Tables& tables, const S& state);

/// How texts tell a step in which something is chosen from every other: by what it asks, and a note
/// where another step asks the same. Empty where nothing is.
template <AnyState S>
std::string asked_in(Phase phase);

}  // namespace mistward::rules::rivals
