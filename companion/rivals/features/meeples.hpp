#pragma once

#include "companion/rivals/features/row.hpp"

// Meeples at hand, meeples that come home, and meeples that do not.

namespace mistward::companion::rivals {

/// Ordinary meeples and guards at hand.
inline float at_hand(const Side& side) { return side.at_hand() / 5; }

/// Whether there is one, and a second.
inline float has_one(const Side& side) { return side.at_hand() >= 1 ? 1 : 0; }
inline float has_two(const Side& side) { return side.at_hand() >= 2 ? 1 : 0; }

/// Of these, guards.
inline float guards(const Side& side) { return side.guards / 3; }

/// Meeples that will come home from what they stand on.
inline float home(const Side& side) { return side.home / 3; }

/// Meeples that hardly ever will, those on fields aside.
inline float stuck(const Side& side) { return side.stuck / 3; }

/// How many more I have at hand, and time to use them.
inline float hands_and_time(const Facts& facts) {
    const float more = facts.me.at_hand() - facts.rival.at_hand();
    return more / 5 * std::min(facts.tiles / 40, 1.0F);
}

/// Turns for which nobody stands ready.
inline float idle_turns(float turns, const Side& side) {
    return std::max(0.0F, turns - side.at_hand() - side.home) / 10;
}
inline float my_idle_turns(const Facts& facts) { return idle_turns(facts.my_turns, facts.me); }
inline float rivals_idle_turns(const Facts& facts) {
    return idle_turns(facts.rival_turns, facts.rival);
}

inline constexpr std::array kMeeplesRows{
    Row{"my_at_hand", Theme::Meeples, mine<at_hand>},
    Row{"rival_at_hand", Theme::Meeples, rivals<at_hand>},
    Row{"my_has_one", Theme::Meeples, mine<has_one>},
    Row{"rival_has_one", Theme::Meeples, rivals<has_one>},
    Row{"my_has_two", Theme::Meeples, mine<has_two>},
    Row{"rival_has_two", Theme::Meeples, rivals<has_two>},
    Row{"my_guards", Theme::Meeples, mine<guards>},
    Row{"rival_guards", Theme::Meeples, rivals<guards>},
    Row{"my_home", Theme::Meeples, mine<home>},
    Row{"rival_home", Theme::Meeples, rivals<home>},
    Row{"my_stuck", Theme::Meeples, mine<stuck>},
    Row{"rival_stuck", Theme::Meeples, rivals<stuck>},
    Row{"hands_and_time", Theme::Meeples, hands_and_time},
    Row{"my_idle_turns", Theme::Meeples, my_idle_turns},
    Row{"rival_idle_turns", Theme::Meeples, rivals_idle_turns},
};

}  // namespace mistward::companion::rivals
