#pragma once

#include "rules/rivals/state.hpp"
#include "rules/rivals/trunk/game.hpp"

#include <concepts>

namespace mistward::rules::rivals {

// The competitive game for states of either size.

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

using trunk::apply;
using trunk::asked_in;
using trunk::can_draw;
using trunk::check;
using trunk::colour_of;
using trunk::feature_views;
using trunk::figure_of;
using trunk::leaders;
using trunk::legal;
using trunk::point;
using trunk::scoring_of;
using trunk::view;

/// Whether a state holds games of a setup: it has room for all parts that are played.
template <AnyState S>
constexpr bool holds(const Setup& setup) {
    return S::Parts::kAll.contains(parts_of(setup));
}

/// Why a tile set is too large for a state, the small one unless another is named.
template <AnyState S = State>
std::vector<std::string> check_capacity(const TileSet& set) {
    return trunk::check_capacity<S>(set);
}

/// The game before its first draw, in the small state unless another is named.
template <AnyState S = State>
S start(const Tables& tables, const Setup& setup) {
    return trunk::start<S>(tables, setup);
}

/// What can be drawn beside tiles, by the parts that are played; only large states have such parts.
std::vector<TokenStream> streams(const LargeState& state);

/// How many tokens of a stream have been drawn.
std::size_t tokens_drawn(const LargeState& state, Stream stream);

/// What a part adds to documents.
struct PartDescription {
    Part part = Part::Guards;
    std::vector<MeepleKind> figures;
    std::vector<FactDescription> facts;  ///< that it shows: `View::facts`
};

/// All parts that any game can have.
std::vector<PartDescription> part_descriptions();

/// Makes what a viewer cannot know equal in all games that look alike to them, and in which this
/// decision comes next, if one is named.
void conceal(LargeState& state, std::optional<PlayerId> viewer, const Decision* next);

}  // namespace mistward::rules::rivals
