#pragma once

#include "rules/core/setup.hpp"

#include <cstddef>
#include <type_traits>

namespace mistward::rules::rivals::trunk {

/// The parts that a state has room for, in the order in which they are asked.
template <class... P>
struct PartList {
    /// Calls `use` with each of them as its template argument.
    template <class Use>
    static constexpr void each(Use use) {
        (use.template operator()<P>(), ...);
    }
    /// Whether `use` is true for one of them, for all of them; the rest is not asked.
    template <class Use>
    static constexpr bool any(Use use) {
        return (use.template operator()<P>() || ...);
    }
    template <class Use>
    static constexpr bool all(Use use) {
        return (use.template operator()<P>() && ...);
    }
    static constexpr PartSet kAll{P::kPart...};
    static constexpr std::size_t kFigures = (0 + ... + P::kFigures.size());
};

/// Calls `use` with each part that is played in this game: the one place that asks whether one is.
template <class State, class Use>
constexpr void each_played(const State& state, Use use) {
    State::Parts::each([&]<class P>() {
        if (is_played(state.setup, P::kPart)) use.template operator()<P>();
    });
}

/// What a part keeps that keeps nothing; one of each part's own, since equal bases need places of
/// their own.
template <class P>
struct Nothing {
    auto operator<=>(const Nothing&) const = default;
};

template <class P>
consteval auto state_of() {
    if constexpr (requires { typename P::State; }) {
        return std::type_identity<typename P::State>();
    } else {
        return std::type_identity<Nothing<P>>();
    }
}

template <class P>
consteval auto on_meeple_of() {
    if constexpr (requires { typename P::OnMeeple; }) {
        return std::type_identity<typename P::OnMeeple>();
    } else {
        return std::type_identity<Nothing<P>>();
    }
}

/// What a part keeps of a game, `P::State`.
template <class P>
using StateOf = typename decltype(state_of<P>())::type;

/// What a part keeps of each meeple on the board, `P::OnMeeple`.
template <class P>
using OnMeepleOf = typename decltype(on_meeple_of<P>())::type;

}  // namespace mistward::rules::rivals::trunk
