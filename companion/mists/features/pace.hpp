#pragma once

#include "companion/mists/features/row.hpp"

// Tiles and turns against what they must bring.

namespace mistward::companion::mists::features {

/// Tiles in all piles, of 60.
inline float tiles_left(const Facts& f) { return f.clock.tiles / 60; }

/// About so many turns, tiles that go face down taken off, of 60.
inline float turns_left(const Facts& f) { return f.clock.turns / 60; }

/// Points that each tile must bring to reach the goal, of 3.
inline float goal_pace(const Facts& f) { return a_turn(f.needs.goal, f.clock.tiles); }

/// The same after the points expected from works.
inline float goal_pace_after(const Facts& f) { return a_turn(f.needs.goal_after, f.clock.tiles); }

/// The same, for turns instead of tiles.
inline float goal_pace_turns(const Facts& f) { return a_turn(f.needs.goal_after, f.clock.turns); }

/// Points that are missing if each turn brings 1.2 besides what works bring, of 30.
inline float goal_shortfall(const Facts& f) {
    return above_zero(f.needs.goal_after - 1.2F * f.clock.turns) / 30;
}

/// Works are expected to bring all that is missing.
inline float goal_covered(const Facts& f) { return is(f.needs.goal_after <= 0); }

/// The chance that works alone bring all that is missing.
inline float goal_chance(const Facts& f) { return f.needs.goal_chance; }

/// The same if each turn brings besides what turns usually bring.
inline float goal_chance_usual(const Facts& f) { return f.needs.goal_chance_usual; }

/// Tiles in the active pile while a hound must be reached with it, of 20.
inline float pile_left(const Facts& f) { return f.clock.deadline ? f.clock.pile / 20 : 0; }

/// Turns that they last, of 20.
inline float pile_turns(const Facts& f) { return f.clock.deadline ? f.clock.pile_turns / 20 : 0; }

/// At most five of these tiles are left.
inline float pile_low(const Facts& f) { return is(f.clock.deadline && f.clock.pile <= 5); }

/// At most two of them are left.
inline float pile_nearly_out(const Facts& f) { return is(f.clock.deadline && f.clock.pile <= 2); }

/// None is left, and the hound is not reached: the next draw loses (M-END-3).
inline float pile_out(const Facts& f) {
    return is(f.clock.deadline && f.clock.pile == 0 && f.needs.hound > 0);
}

/// Points that each tile of the pile must bring to reach the hound, of 3.
inline float hound_pace(const Facts& f) {
    return f.clock.deadline ? a_turn(f.needs.hound, f.clock.pile) : 0;
}

/// The same after the points expected from works.
inline float hound_pace_after(const Facts& f) {
    return f.clock.deadline ? a_turn(f.needs.hound_after, f.clock.pile) : 0;
}

/// Points that each turn of the pile must bring to reach the hound, of 3.
inline float hound_pace_turns(const Facts& f) {
    return f.clock.deadline ? a_turn(f.needs.hound, f.clock.pile_turns) : 0;
}

/// Points that each tile of the pile must bring the scoring meeple that lacks most, of 3.
inline float hound_pace_slowest(const Facts& f) {
    return f.clock.deadline ? a_turn(f.needs.hound_each[0], f.clock.pile) : 0;
}

/// Points missing to the hound after what works bring with the pile, of 20.
inline float hound_missing_with_pile(const Facts& f) {
    return f.clock.deadline ? f.needs.hound_pile / 20 : 0;
}

/// Of these, points that each turn of the pile must bring, of 3.
inline float hound_pace_with_pile(const Facts& f) {
    return f.clock.deadline ? a_turn(f.needs.hound_pile, f.clock.pile_turns) : 0;
}

/// Points that the slowest scoring meeple lacks then, of 10.
inline float hound_slowest_with_pile(const Facts& f) {
    return f.clock.deadline ? f.needs.hound_worst_pile / 10 : 0;
}

/// Works are expected to reach the hound with the pile.
inline float hound_covered(const Facts& f) {
    return is(f.clock.deadline && f.needs.hound_pile <= 0);
}

/// The chance that a single work reaches the hound with the pile.
inline float hound_single_chance(const Facts& f) { return f.needs.hound_single; }

/// The chance that works alone reach the hound with the pile.
inline float hound_chance(const Facts& f) { return f.needs.hound_chance; }

/// The same if each turn brings besides what turns usually bring.
inline float hound_chance_usual(const Facts& f) { return f.needs.hound_chance_usual; }

inline constexpr std::array kPace{
    Row{"tiles_left", Theme::Pace, tiles_left},
    Row{"turns_left", Theme::Pace, turns_left},
    Row{"goal_pace", Theme::Pace, goal_pace},
    Row{"goal_pace_after", Theme::Pace, goal_pace_after},
    Row{"goal_pace_turns", Theme::Pace, goal_pace_turns},
    Row{"goal_shortfall", Theme::Pace, goal_shortfall},
    Row{"goal_covered", Theme::Pace, goal_covered},
    Row{"goal_chance", Theme::Pace, goal_chance},
    Row{"goal_chance_usual", Theme::Pace, goal_chance_usual},
    Row{"pile_left", Theme::Pace, pile_left},
    Row{"pile_turns", Theme::Pace, pile_turns},
    Row{"pile_low", Theme::Pace, pile_low},
    Row{"pile_nearly_out", Theme::Pace, pile_nearly_out},
    Row{"pile_out", Theme::Pace, pile_out},
    Row{"hound_pace", Theme::Pace, hound_pace},
    Row{"hound_pace_after", Theme::Pace, hound_pace_after},
    Row{"hound_pace_turns", Theme::Pace, hound_pace_turns},
    Row{"hound_pace_slowest", Theme::Pace, hound_pace_slowest},
    Row{"hound_missing_with_pile", Theme::Pace, hound_missing_with_pile},
    Row{"hound_pace_with_pile", Theme::Pace, hound_pace_with_pile},
    Row{"hound_slowest_with_pile", Theme::Pace, hound_slowest_with_pile},
    Row{"hound_covered", Theme::Pace, hound_covered},
    Row{"hound_single_chance", Theme::Pace, hound_single_chance},
    Row{"hound_chance", Theme::Pace, hound_chance},
    Row{"hound_chance_usual", Theme::Pace, hound_chance_usual},
};

}  // namespace mistward::companion::mists::features
