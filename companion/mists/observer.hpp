#pragma once

#include "companion/mists/facts.hpp"
#include "companion/mists/rows.hpp"

#include <memory>
#include <span>

namespace mistward::companion::mists {

/// Names, themes and functions of the features, in the order in which `Observer` tells them.
std::span<const FeatureRow<Facts>> rows();

/// Tells the features of positions of the co-operative game. What it tells depends on the state
/// alone; what it remembers of a turn only makes it fast. Not to be shared by threads. It does not
/// allocate once it is made.
class Observer {
public:
    using State = rules::mists::State;
    static constexpr std::size_t kFeatures = kRows.size();
    /// No value is further from 0. Few come near; a network has seen none that is larger.
    static constexpr float kBound = 5;

    /// The tables must live as long as the observer.
    explicit Observer(const rules::Tables& tables);

    /// Looks at what is unseen, which stays the same while a turn is considered. Left out, the next
    /// observation does it.
    void begin_turn(const State& state) { unseen_.look(state); }

    /// All features of a position whose game is not over, in the order of `rows()`. Takes a few
    /// microseconds.
    void observe(const State& state, std::span<float, kFeatures> out);

    /// What the features of a position are made of; holds until the next observation, and while
    /// the state lives.
    const Facts& facts_of(const State& state);

private:
    const rules::Tables& tables_;
    Unseen unseen_;
    std::unique_ptr<Facts> facts_;
};

}  // namespace mistward::companion::mists
