#pragma once

#include "companion/ghosts/features/row.hpp"

// What is scored, what would be, and what may be expected.

namespace mistward::companion::ghosts {

constexpr float kPoints = 20;  ///< so many points are 1

/// Points that I am ahead.
inline float lead(const Facts& facts) { return (facts.me.points - facts.rival.points) / kPoints; }

/// The same if the game ended now.
inline float lead_if_ended(const Facts& facts) {
    return (facts.me.total_if_ended() - facts.rival.total_if_ended()) / kPoints;
}

/// The same with everything that may be expected.
inline float lead_expected(const Facts& facts) {
    return (facts.me.total() - facts.rival.total()) / kPoints;
}

/// How large the lead is against what usually still changes.
inline float lead_against_swing(const Facts& facts) {
    return (facts.me.points - facts.rival.points) / swing(facts);
}
inline float lead_if_ended_against_swing(const Facts& facts) {
    return (facts.me.total_if_ended() - facts.rival.total_if_ended()) / swing(facts);
}
inline float lead_expected_against_swing(const Facts& facts) {
    return (facts.me.total() - facts.rival.total()) / swing(facts);
}

/// Whether I would be ahead if the game ended now: 1 from five points on.
inline float ahead_if_ended(const Facts& facts) {
    const float ahead = facts.me.total_if_ended() - facts.rival.total_if_ended();
    return std::clamp(ahead / 5, -1.0F, 1.0F);
}

/// Expected of what a player has under way, by kind.
inline float roads(const Side& side) { return side.roads / kPoints; }
inline float cities(const Side& side) { return side.cities / kPoints; }
inline float centres(const Side& side) { return side.centres / kPoints; }

/// Of that, the largest one.
inline float biggest(const Side& side) { return side.biggest / kPoints; }

inline constexpr std::array kPointsRows{
    Row{"lead", Theme::Points, lead},
    Row{"lead if the game ended", Theme::Points, lead_if_ended},
    Row{"lead expected", Theme::Points, lead_expected},
    Row{"lead against the swing", Theme::Points, lead_against_swing},
    Row{"lead if the game ended against the swing", Theme::Points, lead_if_ended_against_swing},
    Row{"lead expected against the swing", Theme::Points, lead_expected_against_swing},
    Row{"ahead if the game ended", Theme::Points, ahead_if_ended},
    Row{"roads, mine", Theme::Works, mine<roads>},
    Row{"roads, the rival's", Theme::Works, rivals<roads>},
    Row{"cities, mine", Theme::Works, mine<cities>},
    Row{"cities, the rival's", Theme::Works, rivals<cities>},
    Row{"centres, mine", Theme::Works, mine<centres>},
    Row{"centres, the rival's", Theme::Works, rivals<centres>},
    Row{"biggest, mine", Theme::Works, mine<biggest>},
    Row{"biggest, the rival's", Theme::Works, rivals<biggest>},
};

}  // namespace mistward::companion::ghosts
