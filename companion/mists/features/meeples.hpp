#pragma once

#include "companion/mists/features/row.hpp"

// Meeples at hand.

namespace mistward::companion::mists::features {

/// Meeples at hand of all players, of 10.
inline float hands(const Facts& f) { return f.hands.all / 10; }

/// Players without a meeple at hand, of 2.
inline float hands_empty(const Facts& f) { return f.hands.empty_players / 2; }

/// Meeples at hand of the player who has the fewest, at most 4, of 4.
inline float hand_least(const Facts& f) { return std::min(4.0F, f.hands.least) / 4; }

/// The player who moves next has a meeple.
inline float hand_next(const Facts& f) { return is(f.hands.next >= 1); }

/// That player has two.
inline float hand_next_two(const Facts& f) { return is(f.hands.next >= 2); }

/// Colours of which that player has one, of 4.
inline float hand_next_colours(const Facts& f) { return f.hands.next_colours / 4; }

/// Level 6: of these, colours with a scoring meeple, of 3.
inline float hand_next_tracks(const Facts& f) { return f.hands.next_tracks / 3; }

/// The player after that one has a meeple.
inline float hand_second(const Facts& f) { return is(f.hands.second >= 1); }

/// Meeples on works that can never be completed, of 3.
inline float meeples_dead(const Facts& f) { return f.works.dead_meeples / 3; }

/// Meeples on cemeteries, of 5.
inline float meeples_buried(const Facts& f) { return f.hands.buried / 5; }

inline constexpr std::array kMeeples{
    Row{"hands", Theme::Meeples, hands},
    Row{"hands_empty", Theme::Meeples, hands_empty},
    Row{"hand_least", Theme::Meeples, hand_least},
    Row{"hand_next", Theme::Meeples, hand_next},
    Row{"hand_next_two", Theme::Meeples, hand_next_two},
    Row{"hand_next_colours", Theme::Meeples, hand_next_colours},
    Row{"hand_next_tracks", Theme::Meeples, hand_next_tracks},
    Row{"hand_second", Theme::Meeples, hand_second},
    Row{"meeples_dead", Theme::Meeples, meeples_dead,
        [](const Facts& f) { return f.works.dead_place; }},
    Row{"meeples_buried", Theme::Meeples, meeples_buried},
};

}  // namespace mistward::companion::mists::features
