#pragma once

#include "companion/mists/features/row.hpp"

// Roads, cities and castles under way.

namespace mistward::companion::mists::features {

/// Works, of 6.
inline float works(const Facts& f) { return f.works.all / 6; }

/// Works that lack one space, of 4.
inline float works_one_space(const Facts& f) { return f.works.one_space / 4; }

/// Works that lack two spaces, of 4.
inline float works_two_spaces(const Facts& f) { return f.works.two_spaces / 4; }

/// Works that lack more, of 4.
inline float works_more_spaces(const Facts& f) { return f.works.more_spaces / 4; }

/// Works that can never be completed, of 3.
inline float works_dead(const Facts& f) { return f.works.dead / 3; }

/// Works that are complete and wait for their scoring.
inline float works_pending(const Facts& f) { return f.works.pending; }

/// Works with several colours, of 3.
inline float works_shared(const Facts& f) { return f.works.shared / 3; }

/// Works that are expected to be completed, of 3.
inline float works_likely(const Facts& f) { return f.works.likely / 3; }

/// Works that lack one space, each by the chance that the next tile fits there, of 3.
inline float works_fit(const Facts& f) { return f.works.fits_next / 3; }

/// The chance that the next tile completes a work.
inline float work_chance(const Facts& f) { return f.works.next; }

/// Works that are cities, of 4.
inline float cities(const Facts& f) { return f.works.cities / 4; }

/// Castles that can be completed, of 2.
inline float castles(const Facts& f) { return f.works.castles / 2; }

/// Spaces that they lack, of 8.
inline float castle_spaces(const Facts& f) { return f.works.castle_sides / 8; }

/// Points expected from them, of 20.
inline float castle_points(const Facts& f) { return f.works.castle_points / 20; }

/// Points that joining works brings, by the chance of the next tile, of 10.
inline float join_gain(const Facts& f) { return f.works.join_gain / 10; }

/// The chances to join works of different colours, summed.
inline float join_colours(const Facts& f) { return f.works.join_chance; }

/// The chance that the next tile completes a road or city that nobody has, to take it and score it.
inline float gift_chance(const Facts& f) { return f.gifts.chance; }

/// Points expected from that, of 10.
inline float gift_points(const Facts& f) { return f.gifts.points / 10; }

/// Points of all roads and cities that nobody has and one tile completes, of 60.
inline float gifts(const Facts& f) { return f.gifts.all / 60; }

/// Castles among the unseen tiles, of 5.
inline float castles_unseen(const Facts& f) { return f.unseen_castles / 5; }

inline constexpr std::array kWorks{
    Row{"works", Theme::Works, works},
    Row{"works_one_space", Theme::Works, works_one_space},
    Row{"works_two_spaces", Theme::Works, works_two_spaces},
    Row{"works_more_spaces", Theme::Works, works_more_spaces},
    Row{"works_dead", Theme::Works, works_dead, [](const Facts& f) { return f.works.dead_place; }},
    Row{"works_pending", Theme::Works, works_pending,
        [](const Facts& f) { return f.works.pending_place; }},
    Row{"works_shared", Theme::Works, works_shared},
    Row{"works_likely", Theme::Works, works_likely},
    Row{"works_fit", Theme::Works, works_fit},
    Row{"work_chance", Theme::Works, work_chance,
        [](const Facts& f) { return f.works.next_place; }},
    Row{"cities", Theme::Works, cities},
    Row{"castles", Theme::Works, castles},
    Row{"castle_spaces", Theme::Works, castle_spaces},
    Row{"castle_points", Theme::Works, castle_points},
    Row{"join_gain", Theme::Works, join_gain, [](const Facts& f) { return f.works.join_place; }},
    Row{"join_colours", Theme::Works, join_colours,
        [](const Facts& f) { return f.works.join_place; }},
    Row{"gift_chance", Theme::Works, gift_chance, [](const Facts& f) { return f.gifts.place; }},
    Row{"gift_points", Theme::Works, gift_points, [](const Facts& f) { return f.gifts.place; }},
    Row{"gifts", Theme::Works, gifts},
    Row{"castles_unseen", Theme::Works, castles_unseen},
};

}  // namespace mistward::companion::mists::features
