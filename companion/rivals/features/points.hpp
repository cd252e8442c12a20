#pragma once

#include "companion/rivals/features/row.hpp"

// What is scored, what would be, and what may be expected.

namespace mistward::companion::rivals {

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
    Row{"lead_if_the_game_ended", Theme::Points, lead_if_ended},
    Row{"lead_expected", Theme::Points, lead_expected},
    Row{"lead_against_the_swing", Theme::Points, lead_against_swing},
    Row{"lead_if_the_game_ended_against_the_swing", Theme::Points, lead_if_ended_against_swing},
    Row{"lead_expected_against_the_swing", Theme::Points, lead_expected_against_swing},
    Row{"ahead_if_the_game_ended", Theme::Points, ahead_if_ended},
    Row{"my_roads", Theme::Works, mine<roads>},
    Row{"rival_roads", Theme::Works, rivals<roads>},
    Row{"my_cities", Theme::Works, mine<cities>},
    Row{"rival_cities", Theme::Works, rivals<cities>},
    Row{"my_centres", Theme::Works, mine<centres>},
    Row{"rival_centres", Theme::Works, rivals<centres>},
    Row{"my_biggest", Theme::Works, mine<biggest>},
    Row{"rival_biggest", Theme::Works, rivals<biggest>},
};

}  // namespace mistward::companion::rivals
