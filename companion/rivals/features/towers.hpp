#pragma once

#include "companion/rivals/features/row.hpp"

// Towers, which capture meeples.

namespace mistward::companion::rivals {

/// Floors left.
inline float floors(const PartSide& side) { return side.floors / 10; }

/// Meeples of others that the player holds, and those that others hold.
inline float captives(const PartSide& side) { return side.captives / 3; }
inline float lost(const PartSide& side) { return side.lost / 3; }

/// Meeples that one more floor could capture, and what they stand for.
inline float in_reach(const PartSide& side) { return side.in_reach / 4; }
inline float in_reach_points(const PartSide& side) { return side.in_reach_points / 20; }

/// Meeples on towers, which bring nothing there.
inline float on_towers(const PartSide& side) { return side.on_towers / 3; }

/// Towers that can grow.
inline float towers_open(const Facts& facts) { return facts.parts.towers_open / 10; }

inline constexpr std::array kTowersRows{
    Row{"my_floors", Theme::Meeples, mine<floors>},
    Row{"rival_floors", Theme::Meeples, rivals<floors>},
    Row{"my_captives", Theme::Rivals, mine<captives>},
    Row{"rival_captives", Theme::Rivals, rivals<captives>},
    Row{"my_lost", Theme::Meeples, mine<lost>},
    Row{"rival_lost", Theme::Meeples, rivals<lost>},
    Row{"my_in_reach", Theme::Rivals, mine<in_reach>},
    Row{"rival_in_reach", Theme::Rivals, rivals<in_reach>},
    Row{"my_in_reach_points", Theme::Rivals, mine<in_reach_points>},
    Row{"rival_in_reach_points", Theme::Rivals, rivals<in_reach_points>},
    Row{"my_on_towers", Theme::Meeples, mine<on_towers>},
    Row{"rival_on_towers", Theme::Meeples, rivals<on_towers>},
    Row{"towers_open", Theme::Setup, towers_open},
};

}  // namespace mistward::companion::rivals
