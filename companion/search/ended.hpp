#pragma once

#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"

#include <type_traits>

namespace mistward::companion {

/// What a game that is over is worth to a player, 0 to 1: of the co-operative game whether it was
/// won, of the competitive one the player's share of the win.
inline float worth_of_end(const rules::mists::State& state, rules::PlayerId) {
    return state.outcome == rules::Outcome::Won ? 1.0F : 0.0F;
}

inline float worth_of_end(const rules::rivals::State& state, rules::PlayerId player) {
    const rules::ColourSet winners = rules::rivals::leaders(state);
    if (!winners.contains(rules::rivals::colour_of(state.setup, player))) return 0;
    return 1.0F / static_cast<float>(winners.size());
}

/// Whether the game waits for a player's decision. Of a game in which only tiles are drawn.
template <class State>
bool waits_for_player(const State& state) {
    static_assert(!std::is_same_v<State, rules::rivals::LargeState>, "it has other draws");
    using Phase = decltype(state.phase);
    return state.phase != Phase::Draw && state.phase != Phase::Over;
}

/// Whether it waits for that player's, in whoever's turn.
template <class State>
bool waits_for(const State& state, rules::PlayerId player) {
    return waits_for_player(state) && point(state).player == player;
}

}  // namespace mistward::companion
