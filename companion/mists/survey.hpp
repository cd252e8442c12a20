#pragma once

#include "companion/mists/facts.hpp"

// The steps in which the facts of a position are gathered, in this order: each builds on those
// before it. `Facts::tables`, `state` and `level` are set before the first.

namespace mistward::companion::mists {

/// Cemeteries that are open, and castles and cemeteries that are unseen.
void survey_cemeteries(Facts& facts, const Unseen& unseen);
/// How many tiles and turns are left.
void survey_clock(Facts& facts);
/// The empty spaces, and where each feature and bank opens on them.
void survey_spaces(Facts& facts, Unseen& unseen);
/// Banks, and the ghosts on the board.
void survey_banks(Facts& facts, Unseen& unseen);
/// What the next tile brings.
void survey_next_tile(Facts& facts, const Unseen& unseen);
/// Roads, cities and castles with meeples.
void survey_works(Facts& facts, Unseen& unseen);
/// What joining two works brings.
void survey_joins(Facts& facts, const Unseen& unseen);
/// Roads and cities to be taken and scored at once.
void survey_gifts(Facts& facts);
/// Points that are missing, once works are known.
void survey_needs(Facts& facts);
void survey_hands(Facts& facts);
void survey_hounds(Facts& facts);

/// What a road or city is worth for one colour once its open spaces are filled, each counted once.
unsigned value_when_complete(const Facts& facts, FeatureNumber feature);

/// The sides of a space on which a feature or bank opens.
inline Sides sides_of(const std::array<FeatureNumber, 4>& features, FeatureNumber feature) {
    Sides sides = 0;
    for (std::size_t e = 0; e < features.size(); ++e) {
        if (features[e] == feature) sides |= 1U << e;
    }
    return sides;
}

}  // namespace mistward::companion::mists
