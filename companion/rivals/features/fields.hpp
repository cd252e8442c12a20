#pragma once

#include "companion/rivals/features/row.hpp"

// Fields, which count at the end alone.

namespace mistward::companion::rivals {

/// Expected of fields.
inline float fields(const Side& side) { return side.fields / 20; }

/// The same if the game ended now.
inline float fields_now(const Side& side) { return side.fields_now / 20; }

/// Meeples that lie on fields to the end.
inline float on_fields(const Side& side) { return side.on_fields / 3; }

/// Half-edges at which the player's fields may still meet others.
inline float open_halves(const Side& side) { return side.open_halves / 20; }

/// Expected of fields that one more meeple of others would take a share of, and of those of others
/// that one more meeple would win a share of.
inline float slim_fields(const Side& side) { return side.slim_fields / 20; }
inline float trailing_fields(const Side& side) { return side.trailing_fields / 20; }

/// How far ahead on fields, against what usually still changes.
inline float fields_against_swing(const Facts& facts) {
    return (facts.me.fields - facts.rival.fields) / swing(facts);
}

inline constexpr std::array kFieldsRows{
    Row{"my_fields", Theme::Fields, mine<fields>},
    Row{"rival_fields", Theme::Fields, rivals<fields>},
    Row{"my_fields_now", Theme::Fields, mine<fields_now>},
    Row{"rival_fields_now", Theme::Fields, rivals<fields_now>},
    Row{"my_on_fields", Theme::Fields, mine<on_fields>},
    Row{"rival_on_fields", Theme::Fields, rivals<on_fields>},
    Row{"my_open_halves", Theme::Fields, mine<open_halves>},
    Row{"rival_open_halves", Theme::Fields, rivals<open_halves>},
    Row{"my_slim_fields", Theme::Fields, mine<slim_fields>},
    Row{"rival_slim_fields", Theme::Fields, rivals<slim_fields>},
    Row{"my_trailing_fields", Theme::Fields, mine<trailing_fields>},
    Row{"rival_trailing_fields", Theme::Fields, rivals<trailing_fields>},
    Row{"fields_against_the_swing", Theme::Fields, fields_against_swing},
};

}  // namespace mistward::companion::rivals
