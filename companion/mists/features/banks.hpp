#pragma once

#include "companion/mists/features/row.hpp"

// Mist banks, and what can complete them.

namespace mistward::companion::mists::features {

/// Empty spaces with mist beside them, of 8.
inline float mist_spaces(const Facts& f) { return f.banks.spaces / 8; }

/// Misty sides there, of 10.
inline float mist_sides(const Facts& f) { return f.banks.sides / 10; }

/// These spaces, each by the chance that the next tile joins mist there, of 3.
inline float joining_spaces(const Facts& f) { return f.banks.joining / 3; }

/// The chance that the next tile can complete a bank.
inline float bank_chance(const Facts& f) { return f.banks.closing; }

/// Banks that one tile can complete, of 3.
inline float banks_one_tile(const Facts& f) { return f.banks.one_tile / 3; }

/// Banks that open on two spaces, of 3.
inline float banks_two_tiles(const Facts& f) { return f.banks.two_tiles / 3; }

/// Banks that open on more, of 3.
inline float banks_more(const Facts& f) { return f.banks.more / 3; }

/// Banks that can never be completed, of 5.
inline float banks_dead(const Facts& f) { return f.banks.dead / 5; }

/// Ghosts that the next tile can clear with a bank, by chance, of 3.
inline float ghosts_cleared(const Facts& f) { return f.banks.cleared / 3; }

/// Most ghosts on a bank that one tile can complete, of 5.
inline float best_bank(const Facts& f) { return f.banks.best / 5; }

inline constexpr std::array kBanks{
    Row{"mist_spaces", Theme::Banks, mist_spaces},
    Row{"mist_sides", Theme::Banks, mist_sides},
    Row{"joining_spaces", Theme::Banks, joining_spaces},
    Row{"bank_chance", Theme::Banks, bank_chance, [](const Facts& f) { return f.banks.place; }},
    Row{"banks_one_tile", Theme::Banks, banks_one_tile,
        [](const Facts& f) { return f.banks.place; }},
    Row{"banks_two_tiles", Theme::Banks, banks_two_tiles},
    Row{"banks_more", Theme::Banks, banks_more},
    Row{"banks_dead", Theme::Banks, banks_dead},
    Row{"ghosts_cleared", Theme::Banks, ghosts_cleared,
        [](const Facts& f) { return f.banks.best > 0 ? f.banks.place : std::nullopt; }},
    Row{"best_bank", Theme::Banks, best_bank,
        [](const Facts& f) { return f.banks.best > 0 ? f.banks.place : std::nullopt; }},
};

}  // namespace mistward::companion::mists::features
