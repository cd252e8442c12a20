#pragma once

#include "companion/rivals/features/abbeys.hpp"
#include "companion/rivals/features/abbot.hpp"
#include "companion/rivals/features/dragon.hpp"
#include "companion/rivals/features/fields.hpp"
#include "companion/rivals/features/ghosts.hpp"
#include "companion/rivals/features/inns.hpp"
#include "companion/rivals/features/meeples.hpp"
#include "companion/rivals/features/points.hpp"
#include "companion/rivals/features/setup.hpp"
#include "companion/rivals/features/towers.hpp"
#include "companion/rivals/features/traders.hpp"
#include "companion/rivals/features/works.hpp"

#include <span>

namespace mistward::companion::rivals {

/// Some tables, one after the other.
template <std::size_t... N>
constexpr auto joined_rows(const std::array<Row, N>&... tables) {
    std::array<Row, (N + ...)> all{};
    std::size_t size = 0;
    const auto add = [&](const auto& table) {
        for (const Row& row : table) all[size++] = row;
    };
    (add(tables), ...);
    return all;
}

/// Of every competitive and base game.
inline constexpr auto kCommonRows =
    joined_rows(kPointsRows, kWorksRows, kFieldsRows, kMeeplesRows, kGhostsRows, kSetupRows);

/// Of games with parts besides.
inline constexpr auto kPartRows =
    joined_rows(kAbbotRows, kInnsRows, kTradersRows, kDragonRows, kTowersRows, kAbbeysRows);

/// The features of games in a state.
template <AnyState S>
inline constexpr auto kRows = kCommonRows;
template <>
inline constexpr auto kRows<LargeState> = joined_rows(kCommonRows, kPartRows);

/// The parts that have features here; the network of games with parts has seen these.
inline constexpr rules::PartSet kSeenParts = [] {
    rules::PartSet parts = rules::kPartsOfGhosts;
    for (const rules::Expansion expansion : rules::kExpansions) {
        parts = parts | rules::parts_of(expansion);
    }
    return parts;
}();

/// The features of a position of the competitive or base game, seen by one player.
template <AnyState S>
class ObserverOf {
public:
    using State = S;

    static constexpr std::size_t kFeatures = kRows<S>.size();

    /// `tables` must outlive the observer.
    explicit ObserverOf(const rules::Tables& tables) : lookout_(tables) {}

    /// What follows is seen by `me`, in a turn in which nothing more is drawn.
    void begin_turn(const State& state, rules::PlayerId me);

    /// The same for whoever is to decide.
    void begin_turn(const State& state) { begin_turn(state, point(state).player); }

    /// The values of all features, in the order of `rows`.
    void observe(const State& state, std::span<float, kFeatures> out);

    /// The same position seen by another player, after `observe`.
    void observe_again(const State& state, rules::PlayerId me, std::span<float, kFeatures> out);

private:
    Lookout<S> lookout_;
    rules::PlayerId me_;
};

extern template class ObserverOf<State>;
extern template class ObserverOf<LargeState>;

/// Of games without parts, and of those with parts.
using Observer = ObserverOf<State>;
using PartObserver = ObserverOf<LargeState>;

/// Names and themes of the features, in the order of their values.
template <AnyState S = State>
std::span<const Row> rows() {
    return kRows<S>;
}

}  // namespace mistward::companion::rivals
