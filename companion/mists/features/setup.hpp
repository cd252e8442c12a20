#pragma once

#include "companion/mists/features/row.hpp"

// Which game it is.

namespace mistward::companion::mists::features {

/// One player.
inline float solo(const Facts& f) { return is(f.state->setup.players == 1); }

/// Two players.
inline float pair(const Facts& f) { return is(f.state->setup.players == 2); }

/// Castles and cemeteries are in the game.
inline float centres_level(const Facts& f) { return is(f.level->centres); }

/// There are hounds.
inline float hounds_level(const Facts& f) { return is(f.level->has_hounds()); }

/// Cemeteries are haunted, and tiles go face down (levels 5 and 6).
inline float haunted_level(const Facts& f) { return is(f.level->haunted); }

/// Three scoring meeples (level 6).
inline float three_tracks(const Facts& f) { return is(f.six); }

/// Ghosts in the game, on the board or not, of 15.
inline float ghosts_in_game(const Facts& f) {
    return (f.haunted.all + static_cast<float>(f.state->supply)) / 15;
}

/// The first of three piles.
inline float first_pile(const Facts& f) { return is(f.state->piles.size() == 3); }

/// The second of three piles.
inline float second_pile(const Facts& f) { return is(f.state->piles.size() == 2); }

/// A turn is under way.
inline float mid_turn(const Facts& f) { return is(f.state->phase != rules::mists::Phase::Draw); }

inline constexpr std::array kSetup{
    Row{"solo", Theme::Setup, solo},
    Row{"pair", Theme::Setup, pair},
    Row{"centres_level", Theme::Setup, centres_level},
    Row{"hounds_level", Theme::Setup, hounds_level},
    Row{"haunted_level", Theme::Setup, haunted_level},
    Row{"three_tracks", Theme::Setup, three_tracks},
    Row{"ghosts_in_game", Theme::Setup, ghosts_in_game},
    Row{"first_pile", Theme::Setup, first_pile},
    Row{"second_pile", Theme::Setup, second_pile},
    Row{"mid_turn", Theme::Setup, mid_turn},
};

}  // namespace mistward::companion::mists::features
