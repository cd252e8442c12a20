#pragma once

#include "companion/search/observer.hpp"
#include "rules/mists/game.hpp"

#include <functional>

namespace mistward::companion {

/// Sees little of a co-operative game, so that tests can say by hand what is judged how.
class TinyObserver {
public:
    using State = rules::mists::State;
    static constexpr std::size_t kFeatures = 3;
    enum Feature { Supply, Meeples, Points };

    explicit TinyObserver(const rules::Tables&) {}

    void begin_turn(const State&) {}

    void observe(const State& state, std::span<float, kFeatures> out) {
        if (on_observe) on_observe();
        out[Supply] = static_cast<float>(state.supply) / 8;
        out[Meeples] = static_cast<float>(state.meeples.size()) / 8;
        out[Points] = static_cast<float>(state.points[rules::Colour::Pink]) / 64;
    }

    static inline std::function<void()> on_observe;  ///< for tests of what happens meanwhile
};

static_assert(Observer<TinyObserver>);

}  // namespace mistward::companion
