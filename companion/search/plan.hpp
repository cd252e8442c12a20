#pragma once

#include "rules/core/fixed_list.hpp"
#include "rules/rivals/game.hpp"
#include "rules/mists/game.hpp"

namespace mistward::companion {

/// The decisions of one turn, in their order.
using TurnPath = rules::FixedList<rules::Decision, 48>;

/// A way to play a turn to its end, and what it comes to.
template <class State>
struct Plan {
    State end;        ///< when the turn is over
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

template <>
struct ListsOf<rules::rivals::State> {
    using Decisions = rules::rivals::DecisionList;
    using Events = rules::rivals::EventList;
};

}  // namespace mistward::companion
