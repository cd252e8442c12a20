#pragma once

#include "companion/rivals/features/row.hpp"

// Abbeys, mayors, wagons and barns.

namespace mistward::companion::rivals {

/// Whether they are at hand.
inline float abbey_at_hand(const PartSide& side) { return side.abbey_at_hand ? 1 : 0; }
inline float mayor_at_hand(const PartSide& side) { return side.mayor_at_hand ? 1 : 0; }
inline float wagon_at_hand(const PartSide& side) { return side.wagon_at_hand ? 1 : 0; }
inline float barn_at_hand(const PartSide& side) { return side.barn_at_hand ? 1 : 0; }

/// Coats of arms in the mayor's city.
inline float mayor(const PartSide& side) { return side.mayor / 3; }

/// Expected of the barn's field.
inline float barn(const PartSide& side) { return side.barn / 20; }

/// Spaces for abbeys, and those that are nearly so, for whoever has one.
inline float holes(const Facts& facts) { return std::min(facts.parts.holes, 4.0F) / 4; }
inline float near_holes(const Facts& facts) { return std::min(facts.parts.near_holes, 8.0F) / 8; }

inline constexpr std::array kAbbeysRows{
    Row{"my_abbey_at_hand", Theme::Meeples, mine<abbey_at_hand>},
    Row{"rival_abbey_at_hand", Theme::Meeples, rivals<abbey_at_hand>},
    Row{"my_mayor_at_hand", Theme::Meeples, mine<mayor_at_hand>},
    Row{"rival_mayor_at_hand", Theme::Meeples, rivals<mayor_at_hand>},
    Row{"my_wagon_at_hand", Theme::Meeples, mine<wagon_at_hand>},
    Row{"rival_wagon_at_hand", Theme::Meeples, rivals<wagon_at_hand>},
    Row{"my_barn_at_hand", Theme::Meeples, mine<barn_at_hand>},
    Row{"rival_barn_at_hand", Theme::Meeples, rivals<barn_at_hand>},
    Row{"my_mayor", Theme::Works, mine<mayor>},
    Row{"rival_mayor", Theme::Works, rivals<mayor>},
    Row{"my_barn", Theme::Fields, mine<barn>},
    Row{"rival_barn", Theme::Fields, rivals<barn>},
    Row{"holes", Theme::Draws, holes},
    Row{"near_holes", Theme::Draws, near_holes},
};

}  // namespace mistward::companion::rivals
