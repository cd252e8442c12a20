#pragma once

#include "rules/core/event.hpp"
#include "rules/core/fixed_list.hpp"
#include "rules/core/tables.hpp"

#include <utility>

namespace mistward::rules {

/// What a decision works on while it is carried out: the state on its way to the next, and what
/// happened to it.
template <class State, class EventList>
struct Transition {
    const Tables& tables;
    State& state;
    EventList& events;

    /// A step may find out on the way that there is a choice, in it or in the next one that asks,
    /// and says so here; otherwise the driver lists what is legal to see whether it is forced.
    bool has_choice = false;

    /// Adds an event to what happened, made of its parts where it will lie.
    template <class Kind, class... Parts>
    void record(Parts&&... parts) {
        events.emplace_back(std::in_place_type<Kind>, std::forward<Parts>(parts)...);
    }
};

}  // namespace mistward::rules
