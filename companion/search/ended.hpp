#pragma once

#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"

#include <type_traits>

namespace mistward::companion {

/// Of a competitive game that is over, the player's share of the win.
template <class S>
float share_of_win(const S& state, rules::PlayerId player) {
    const rules::ColourSet winners = rules::rivals::leaders(state);
    if (!winners.contains(rules::rivals::colour_of(state.setup, player))) return 0;
    return 1.0F / static_cast<float>(winners.size());
}

/// What a game that is over is worth to a player, 0 to 1: of the co-operative game whether it was
/// won, of the competitive one the player's share of the win.
inline float worth_of_end(const rules::mists::State& state, rules::PlayerId) {
    return state.outcome == rules::Outcome::Won ? 1.0F : 0.0F;
}
inline float worth_of_end(const rules::rivals::State& state, rules::PlayerId player) {
    return share_of_win(state, player);
}
inline float worth_of_end(const rules::rivals::LargeState& state, rules::PlayerId player) {
    return share_of_win(state, player);
}

/// Whether an unseen tile of a face can be drawn, once the game waits for a draw.
template <class State>
bool can_come(const rules::Tables& tables, const State& state, rules::TileId tile) {
    if constexpr (std::is_same_v<State, rules::rivals::LargeState>) {
        return rules::rivals::can_draw(tables, state, tile);
    } else {
        return state.unseen[tile.value()] != 0;
    }
}

/// Whether the game waits for a player's decision.
template <class State>
bool waits_for_player(const State& state) {
    if constexpr (std::is_same_v<State, rules::rivals::LargeState>) {
        return point(state).actor == rules::Actor::Player;
    } else {  // only tiles are drawn
        using Phase = decltype(state.phase);
        return state.phase != Phase::Draw && state.phase != Phase::Over;
    }
}

/// Whether it waits for that player's, in whoever's turn.
template <class State>
bool waits_for(const State& state, rules::PlayerId player) {
    return waits_for_player(state) && point(state).player == player;
}

}  // namespace mistward::companion
