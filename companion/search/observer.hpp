#pragma once

#include "rules/core/tables.hpp"
#include "rules/core/types.hpp"

#include <concepts>
#include <span>
#include <type_traits>

namespace mistward::companion {

/// What sees a position as numbers. `begin_turn` says from whose turn on: what is unseen stays the
/// same until the next one begins, so much can be worked out once. `observe` writes all features in
/// the order of their rows, values of the order of 1, without allocating.
///
/// An observer of a game of rivals sees it from one player's side: its `begin_turn` takes the
/// player, too.
template <class O>
concept Observer = requires(O& observer, const typename O::State& state, std::span<float> out) {
    requires std::is_constructible_v<O, const rules::Tables&>;
    requires O::kFeatures >
    0;
    observer.observe(state, out.template first<O::kFeatures>());
};

/// Whether it sees a game in which each plays for themselves.
template <class O>
concept RivalObserver = Observer<O> &&
    requires(O& observer, const typename O::State& state, rules::PlayerId viewer) {
    observer.begin_turn(state, viewer);
};

/// Begins a turn as it looks to `viewer`.
template <Observer O>
void begin_turn(O& observer, const typename O::State& state, rules::PlayerId viewer) {
    if constexpr (RivalObserver<O>) {
        observer.begin_turn(state, viewer);
    } else {
        observer.begin_turn(state);
    }
}

}  // namespace mistward::companion
