#pragma once

#include "companion/rivals/features/row.hpp"

// The abbot: at hand, or what he would bring at once.

namespace mistward::companion::rivals {

/// Whether the abbot is at hand.
inline float abbot_at_hand(const PartSide& side) { return side.abbot_at_hand ? 1 : 0; }

/// Points for taking him home now.
inline float abbot_now(const PartSide& side) { return side.abbot_now / 9; }

inline constexpr std::array kAbbotRows{
    Row{"my_abbot_at_hand", Theme::Meeples, mine<abbot_at_hand>},
    Row{"rival_abbot_at_hand", Theme::Meeples, rivals<abbot_at_hand>},
    Row{"my_abbot_now", Theme::Works, mine<abbot_now>},
    Row{"rival_abbot_now", Theme::Works, rivals<abbot_now>},
};

}  // namespace mistward::companion::rivals
