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

/// What a part keeps that keeps nothing.
template <class P>
struct Nothing {
    auto operator<=>(const Nothing&) const = default;
};

namespace detail {

template <class P>
struct StateOfPart {
    using Type = Nothing<P>;
};
template <class P>
requires requires { typename P::State; }
struct StateOfPart<P> {
    using Type = typename P::State;
};

template <class P>
struct OnMeepleOfPart {
    using Type = Nothing<P>;
};
template <class P>
requires requires { typename P::OnMeeple; }
struct OnMeepleOfPart<P> {
    using Type = typename P::OnMeeple;
};

}  // namespace detail

/// What a part keeps of a game, `P::State`.
template <class P>
using StateOf = typename detail::StateOfPart<P>::Type;

/// What a part keeps of each meeple on the board, `P::OnMeeple`.
template <class P>
using OnMeepleOf = typename detail::OnMeepleOfPart<P>::Type;

}  // namespace mistward::rules::rivals::trunk
