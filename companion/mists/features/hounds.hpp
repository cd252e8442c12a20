#pragma once

#include "companion/mists/features/row.hpp"

// Hounds that wait or stand.

namespace mistward::companion::mists::features {

/// Hounds that are not reached, of 2.
inline float hounds_waiting(const Facts& f) { return f.hounds.waiting / 2; }

/// Hounds that stand with a meeple, of 2.
inline float hounds_standing(const Facts& f) { return f.hounds.standing / 2; }

/// Points expected from those that stand, of 8.
inline float hound_points(const Facts& f) { return f.hounds.points / 8; }

/// How near the next hound is: 10 points or more away 0, reached 1.
inline float hound_near(const Facts& f) {
    return f.hounds.waiting > 0 ? above_zero(10 - f.needs.hound) / 10 : 0;
}

/// The same after the points expected from works.
inline float hound_near_after(const Facts& f) {
    return f.hounds.waiting > 0 ? above_zero(10 - f.needs.hound_after) / 10 : 0;
}

/// Ghosts that the next hound could chase from around a meeple, of 6.
inline float hound_chase(const Facts& f) { return f.hounds.chase / 6; }

/// The same, the nearer the hound is after the points expected from works.
inline float hound_rescue(const Facts& f) { return f.hounds.chase / 6 * hound_near_after(f); }

inline constexpr std::array kHounds{
    Row{"hounds_waiting", Theme::Hounds, hounds_waiting},
    Row{"hounds_standing", Theme::Hounds, hounds_standing,
        [](const Facts& f) { return f.hounds.place; }},
    Row{"hound_points", Theme::Hounds, hound_points, [](const Facts& f) { return f.hounds.place; }},
    Row{"hound_near", Theme::Hounds, hound_near},
    Row{"hound_near_after", Theme::Hounds, hound_near_after},
    Row{"hound_chase", Theme::Hounds, hound_chase,
        [](const Facts& f) { return f.hounds.chase_place; }},
    Row{"hound_rescue", Theme::Hounds, hound_rescue,
        [](const Facts& f) {
            return hound_near_after(f) > 0 ? f.hounds.chase_place : std::nullopt;
        }},
};

}  // namespace mistward::companion::mists::features
