#pragma once

#include "companion/rivals/features/row.hpp"

// The large meeple, and features that are worth more or nothing.

namespace mistward::companion::rivals {

/// Whether the large meeple is at hand.
inline float large_at_hand(const PartSide& side) { return side.large_at_hand ? 1 : 0; }

/// Expected of features with an inn or a cathedral.
inline float inns(const PartSide& side) { return side.inns / 20; }

/// What they cost if they are not completed.
inline float stake(const PartSide& side) { return side.stake / 20; }

inline constexpr std::array kInnsRows{
    Row{"my_large_at_hand", Theme::Meeples, mine<large_at_hand>},
    Row{"rival_large_at_hand", Theme::Meeples, rivals<large_at_hand>},
    Row{"my_inns", Theme::Works, mine<inns>},
    Row{"rival_inns", Theme::Works, rivals<inns>},
    Row{"my_stake", Theme::Works, mine<stake>},
    Row{"rival_stake", Theme::Works, rivals<stake>},
};

}  // namespace mistward::companion::rivals
