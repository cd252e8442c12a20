#pragma once

#include "rules/core/fixed_list.hpp"
#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"

namespace mistward::companion {

/// What one player decides in a turn until it ends or somebody else is asked, in order.
using TurnPath = rules::FixedList<rules::Decision, 48>;

/// A way to play a turn, and what it comes to.
template <class State>
struct Plan {
    State end;        ///< when the turn is over, or somebody else is to decide in it
    float value = 0;  ///< of that position, as the logarithm of the odds
    TurnPath path;    ///< what leads there, the core's forced decisions left out
};

template <class State>
struct ListsOf;

template <>
struct ListsOf<rules::mists::State> {
    using Decisions = rules::mists::DecisionList;
    using Events = rules::mists::EventList;
};

template <rules::rivals::AnyState S>
struct ListsOf<S> {
    using Decisions = rules::rivals::DecisionsOf<S>;
    using Events = rules::rivals::EventsOf<S>;
};

}  // namespace mistward::companion
