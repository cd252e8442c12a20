#pragma once

#include "companion/mists/features/row.hpp"

// Cemeteries, and tiles face down.

namespace mistward::companion::mists::features {

/// Open cemeteries, of 2.
inline float cemeteries(const Facts& f) { return f.cemeteries.open / 2; }

/// Spaces that they lack, of 8.
inline float cemetery_spaces(const Facts& f) { return f.cemeteries.sides / 8; }

/// How near the nearest is to be closed: 1 / the spaces that it lacks.
inline float cemetery_next(const Facts& f) {
    return f.cemeteries.open > 0 ? 1 / f.cemeteries.least : 0;
}

/// Ghosts on them, of 3.
inline float cemetery_ghosts(const Facts& f) { return f.cemeteries.ghosts / 3; }

/// Haunted: the spaces that they lack, for each tile that is left, at most 2.
inline float cemetery_toll(const Facts& f) {
    return f.level->haunted ? std::min(2.0F, f.cemeteries.sides / (f.clock.tiles + 1)) : 0;
}

/// Haunted: spaces around them where a tile face down would spoil a work or a bank, of 4.
inline float cemetery_in_the_way(const Facts& f) {
    return f.level->haunted ? f.cemeteries.in_the_way / 4 : 0;
}

/// Tiles that lie face down, of 10.
inline float tiles_face_down(const Facts& f) { return (f.unseen_tiles - f.clock.tiles) / 10; }

/// Cemeteries among the unseen tiles, of 5.
inline float cemeteries_unseen(const Facts& f) { return f.unseen_cemeteries / 5; }

inline constexpr std::array kCemeteries{
    Row{"cemeteries", Theme::Cemeteries, cemeteries,
        [](const Facts& f) { return f.cemeteries.next; }},
    Row{"cemetery_spaces", Theme::Cemeteries, cemetery_spaces},
    Row{"cemetery_next", Theme::Cemeteries, cemetery_next,
        [](const Facts& f) { return f.cemeteries.next; }},
    Row{"cemetery_ghosts", Theme::Cemeteries, cemetery_ghosts,
        [](const Facts& f) { return f.cemeteries.haunted; }},
    Row{"cemetery_toll", Theme::Cemeteries, cemetery_toll,
        [](const Facts& f) { return f.level->haunted ? f.cemeteries.next : std::nullopt; }},
    Row{"cemetery_in_the_way", Theme::Cemeteries, cemetery_in_the_way},
    Row{"tiles_face_down", Theme::Cemeteries, tiles_face_down},
    Row{"cemeteries_unseen", Theme::Cemeteries, cemeteries_unseen},
};

}  // namespace mistward::companion::mists::features
