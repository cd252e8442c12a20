#pragma once

#include "companion/ghosts/features/row.hpp"

// Fields, which count at the end alone.

namespace mistward::companion::ghosts {

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
    Row{"fields, mine", Theme::Fields, mine<fields>},
    Row{"fields, the rival's", Theme::Fields, rivals<fields>},
    Row{"fields now, mine", Theme::Fields, mine<fields_now>},
    Row{"fields now, the rival's", Theme::Fields, rivals<fields_now>},
    Row{"on fields, mine", Theme::Fields, mine<on_fields>},
    Row{"on fields, the rival's", Theme::Fields, rivals<on_fields>},
    Row{"open halves, mine", Theme::Fields, mine<open_halves>},
    Row{"open halves, the rival's", Theme::Fields, rivals<open_halves>},
    Row{"slim fields, mine", Theme::Fields, mine<slim_fields>},
    Row{"slim fields, the rival's", Theme::Fields, rivals<slim_fields>},
    Row{"trailing fields, mine", Theme::Fields, mine<trailing_fields>},
    Row{"trailing fields, the rival's", Theme::Fields, rivals<trailing_fields>},
    Row{"fields against the swing", Theme::Fields, fields_against_swing},
};

}  // namespace mistward::companion::ghosts
