#pragma once

#include "companion/rivals/features/fields.hpp"
#include "companion/rivals/features/ghosts.hpp"
#include "companion/rivals/features/meeples.hpp"
#include "companion/rivals/features/points.hpp"
#include "companion/rivals/features/setup.hpp"
#include "companion/rivals/features/works.hpp"

#include <span>

namespace mistward::companion::rivals {

/// The features of a position of the competitive or base game, seen by one player.
class Observer {
public:
    using State = rules::rivals::State;

    static constexpr std::size_t kFeatures = kPointsRows.size() + kWorksRows.size() +
                                             kFieldsRows.size() + kMeeplesRows.size() +
                                             kGhostsRows.size() + kSetupRows.size();

    /// `tables` must outlive the observer.
    explicit Observer(const rules::Tables& tables) : lookout_(tables) {}

    /// What follows is seen by `me`, in a turn in which nothing more is drawn.
    void begin_turn(const State& state, rules::PlayerId me);

    /// The same for whoever is to decide.
    void begin_turn(const State& state) { begin_turn(state, point(state).player); }

    /// The values of all features, in the order of `rows`.
    void observe(const State& state, std::span<float, kFeatures> out);

    /// The same position seen by another player, after `observe`.
    void observe_again(const State& state, rules::PlayerId me, std::span<float, kFeatures> out);

private:
    Lookout lookout_;
    rules::PlayerId me_;
};

/// Names and themes of the features, in the order of their values.
std::span<const Row> rows();

}  // namespace mistward::companion::rivals
