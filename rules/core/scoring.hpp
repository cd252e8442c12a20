#pragma once

#include "rules/core/members.hpp"
#include "rules/core/types.hpp"

namespace mistward::rules {

/// What a feature with meeples is worth, and why: what T-9 (or at the end of a competitive game
/// G-END-1) counts gives the value; the value times the colours are the points (M-SCORE-2). In the
/// competitive game every player with the majority has the value (G-SCORE-1): points = value.
struct Scoring {
    FeatureRef feature;
    FeatureKind kind = FeatureKind::Road;
    bool complete = true;      ///< false: counted at the end of a competitive game
    std::uint16_t tiles = 0;   ///< roads, cities; monasteries: its own and those around it
    std::uint16_t coats = 0;   ///< cities: coats of arms
    std::uint8_t misty = 0;    ///< castles: misty tiles of the nine
    std::uint8_t colours = 0;  ///< different colours on the feature
    std::uint16_t cities = 0;  ///< fields: complete cities that it borders
    std::uint16_t value = 0;
    std::uint16_t points = 0;
    auto operator<=>(const Scoring&) const = default;
    static constexpr auto kMembers = members(
        &Scoring::feature, &Scoring::kind, &Scoring::complete, &Scoring::tiles, &Scoring::coats,
        &Scoring::misty, &Scoring::cities, &Scoring::colours, &Scoring::value, &Scoring::points);
    static constexpr std::string_view kText = "{feature}:{value}x{colours}";
};

}  // namespace mistward::rules
