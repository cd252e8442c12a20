#pragma once

#include "companion/mists/features/row.hpp"

// What the next tiles can bring.

namespace mistward::companion::mists::features {

/// Ghost symbols on an unseen tile, on average, of 1.25.
inline float average_symbols(const Facts& f) { return f.next.symbols / 1.25F; }

/// Ghosts expected from the next tile where it brings the fewest.
inline float expected_ghosts(const Facts& f) { return f.next.expected; }

/// The chance that the next tile can be placed without a ghost.
inline float free_tile(const Facts& f) { return f.next.needs[0]; }

/// The chance that it brings two or more wherever it is placed.
inline float heavy_tile(const Facts& f) {
    return f.next.needs[2] + f.next.needs[3] + f.next.needs[4] + f.next.needs[5];
}

/// The chance that the next tile brings more ghosts than are in the supply (M-GHOST-5).
inline float lethal(const Facts& f) { return f.next.lethal[0]; }

/// The same if one ghost less were there.
inline float lethal_less_one(const Facts& f) { return f.next.lethal[1]; }

/// The same if two ghosts less were there.
inline float lethal_less_two(const Facts& f) { return f.next.lethal[2]; }

/// The same if three ghosts less were there.
inline float lethal_less_three(const Facts& f) { return f.next.lethal[3]; }

/// The chance that two tiles bring more ghosts than are in the supply, if none goes home.
inline float lethal_two_draws(const Facts& f) { return f.next.lethal_two; }

/// The same of three tiles.
inline float lethal_three_draws(const Facts& f) { return f.next.lethal_three; }

/// The chance that the next tile can join mist to mist.
inline float join_chance(const Facts& f) { return f.next.joins; }

/// The extra ghost of an open cemetery (M-GHOST-3), by the chance that the next tile brings ghosts.
inline float cemetery_extra(const Facts& f) { return f.next.cemetery_cost * (1 - f.next.needs[0]); }

inline constexpr std::array kDraws{
    Row{"average_symbols", Theme::Draws, average_symbols},
    Row{"expected_ghosts", Theme::Draws, expected_ghosts},
    Row{"free_tile", Theme::Draws, free_tile},
    Row{"heavy_tile", Theme::Draws, heavy_tile},
    Row{"lethal", Theme::Draws, lethal},
    Row{"lethal_less_one", Theme::Draws, lethal_less_one},
    Row{"lethal_less_two", Theme::Draws, lethal_less_two},
    Row{"lethal_less_three", Theme::Draws, lethal_less_three},
    Row{"lethal_two_draws", Theme::Draws, lethal_two_draws},
    Row{"lethal_three_draws", Theme::Draws, lethal_three_draws},
    Row{"join_chance", Theme::Draws, join_chance},
    Row{"cemetery_extra", Theme::Draws, cemetery_extra},
};

}  // namespace mistward::companion::mists::features
