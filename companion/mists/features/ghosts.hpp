#pragma once

#include "companion/mists/features/row.hpp"

// Ghosts in the supply and on the board.

namespace mistward::companion::mists::features {

/// Ghosts in the supply, of 12.
inline float supply(const Facts& f) { return static_cast<float>(f.state->supply) / 12; }

/// At least one ghost in the supply.
inline float supply_1(const Facts& f) { return is(f.state->supply >= 1); }

/// At least two ghosts in the supply.
inline float supply_2(const Facts& f) { return is(f.state->supply >= 2); }

/// At least three ghosts in the supply.
inline float supply_3(const Facts& f) { return is(f.state->supply >= 3); }

/// At least four ghosts in the supply.
inline float supply_4(const Facts& f) { return is(f.state->supply >= 4); }

/// At least five ghosts in the supply.
inline float supply_5(const Facts& f) { return is(f.state->supply >= 5); }

/// At least six ghosts in the supply.
inline float supply_6(const Facts& f) { return is(f.state->supply >= 6); }

/// At least eight ghosts in the supply.
inline float supply_8(const Facts& f) { return is(f.state->supply >= 8); }

/// Ghosts on the board, of 10.
inline float ghosts_on_board(const Facts& f) { return f.haunted.all / 10; }

/// Ghosts expected to go home with their banks, of 5.
inline float ghosts_going(const Facts& f) { return f.haunted.going / 5; }

/// Ghosts whose bank can be completed, of 8.
inline float ghosts_closable(const Facts& f) { return f.haunted.closable / 8; }

/// Ghosts that no bank can send home, of 8.
inline float ghosts_stuck(const Facts& f) { return f.haunted.stuck / 8; }

/// Most ghosts on one tile, of 3.
inline float tallest(const Facts& f) { return f.haunted.tallest / 3; }

/// Tiles with one ghost, of 5.
inline float ghosts_alone(const Facts& f) { return f.haunted.ones / 5; }

/// Tiles with two ghosts, of 4.
inline float ghosts_in_pairs(const Facts& f) { return f.haunted.twos / 4; }

/// Tiles with three ghosts or more, of 3.
inline float ghosts_in_threes(const Facts& f) { return f.haunted.threes / 3; }

/// Ghosts that a scoring by the next tile can remove from one tile, by chance, of 3.
inline float relief(const Facts& f) { return f.works.next * std::min(3.0F, f.haunted.tallest) / 3; }

/// Ghost symbols on the tiles that will be drawn, of 40.
inline float symbols_to_come(const Facts& f) { return f.next.symbols * f.clock.tiles / 40; }

/// How far two in five of them exceed the ghosts in the supply and those going home, of 20.
inline float ghost_shortage(const Facts& f) {
    return above_zero(0.4F * f.next.symbols * f.clock.turns - static_cast<float>(f.state->supply) -
                      f.haunted.going) /
           20;
}

inline constexpr std::array kGhosts{
    Row{"supply", Theme::Ghosts, supply},
    Row{"supply_1", Theme::Ghosts, supply_1},
    Row{"supply_2", Theme::Ghosts, supply_2},
    Row{"supply_3", Theme::Ghosts, supply_3},
    Row{"supply_4", Theme::Ghosts, supply_4},
    Row{"supply_5", Theme::Ghosts, supply_5},
    Row{"supply_6", Theme::Ghosts, supply_6},
    Row{"supply_8", Theme::Ghosts, supply_8},
    Row{"ghosts_on_board", Theme::Ghosts, ghosts_on_board},
    Row{"ghosts_going", Theme::Ghosts, ghosts_going},
    Row{"ghosts_closable", Theme::Ghosts, ghosts_closable},
    Row{"ghosts_stuck", Theme::Ghosts, ghosts_stuck},
    Row{"tallest", Theme::Ghosts, tallest, [](const Facts& f) { return f.haunted.place; }},
    Row{"ghosts_alone", Theme::Ghosts, ghosts_alone},
    Row{"ghosts_in_pairs", Theme::Ghosts, ghosts_in_pairs},
    Row{"ghosts_in_threes", Theme::Ghosts, ghosts_in_threes,
        [](const Facts& f) { return f.haunted.threes > 0 ? f.haunted.place : std::nullopt; }},
    Row{"relief", Theme::Ghosts, relief,
        [](const Facts& f) { return f.haunted.all > 0 ? f.works.next_place : std::nullopt; }},
    Row{"symbols_to_come", Theme::Ghosts, symbols_to_come},
    Row{"ghost_shortage", Theme::Ghosts, ghost_shortage},
};

}  // namespace mistward::companion::mists::features
