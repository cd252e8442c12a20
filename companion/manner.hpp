#pragma once

#include "companion/feature_row.hpp"
#include "companion/search/look_ahead.hpp"
#include "companion/skill.hpp"

#include <bitset>
#include <span>

namespace mistward::companion {

/// How a skill thinks.
struct Manner {
    std::bitset<kThemeCount> overlooks;  ///< themes
    std::size_t most_positions = 0;      ///< whatever it is given
    bool looks_ahead = false;
};

/// The manner of a skill.
Manner manner_of(Skill skill);

/// The features of these rows that the manner overlooks.
template <std::size_t N, class Facts>
std::bitset<N> blind_of(const Manner& manner, std::span<const FeatureRow<Facts>> rows) {
    std::bitset<N> blind;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        blind[i] = manner.overlooks[static_cast<std::size_t>(rows[i].theme)];
    }
    return blind;
}

/// The depth of its thoughts.
inline Depth depth_of(const Manner& manner) {
    Depth depth;
    if (!manner.looks_ahead) depth.least = std::numeric_limits<std::size_t>::max();
    return depth;
}

/// How much of the positions for a turn go into the decision that is to be made now: most into
/// placing the tile, for it is decided together with all that follows. In games with parts, which
/// take twice the time for a position, half as many do it, and in a second part of a turn half of
/// these.
template <class State>
std::size_t share_of(const State& state, std::size_t positions) {
    using Phase = decltype(state.phase);
    if constexpr (std::is_same_v<State, rules::rivals::LargeState>) {
        positions /= state.second_part ? 4 : 2;
        if (state.phase == Phase::Abbey) return positions / 8;
    }
    if (state.phase == Phase::Place) return positions - positions / 4;
    return state.phase == Phase::Meeple ? positions / 8 : positions / 16;
}

/// A number that is the same in all of a turn, so that all its decisions look at the same draws.
template <class State>
std::uint64_t seed_of(const State& state) {
    std::uint64_t seed = 0xCBF29CE484222325U;
    const auto mix = [&](std::size_t value) { seed = (seed ^ value) * 0x100000001B3U; };
    for (const std::uint8_t copies : state.unseen) mix(copies);
    mix(state.turn);
    mix(state.setup.level);
    mix(state.setup.players);
    return Random(seed).next();
}

}  // namespace mistward::companion
