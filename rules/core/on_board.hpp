#pragma once

#include "rules/core/centres.hpp"

// What the phases of every game ask of the table in their state, and do to it.

namespace mistward::rules {

/// Puts a tile where it fits, joins it to what it meets and brings the centres around up to date;
/// `surroundings(kind)` says what closes a centre. The value: the sides where mist met mist.
template <class State, class Wanted>
std::uint8_t join_tile(const Tables& tables, State& state, TileId face, Position position,
                       Rotation rotation, Wanted surroundings) {
    const Placement placed = state.board.place(tables, face, position, rotation);
    state.last = placed.slot;
    const std::uint8_t met = connect(tables, state.board, placed, state.features);
    fill_around(tables, state.board, placed.slot, state.centres, state.features, surroundings);
    if (!tables[face].has_centre()) return met;
    const Surroundings wanted = surroundings(centre_kind(tables, state.board, placed.slot));
    enter_centre(tables, state.board, placed.slot, wanted, state.centres, state.features);
    return met;
}

/// The face of the tile placed last.
template <class State>
const FaceTable& last_face(const Tables& tables, const State& state) {
    return tables[state.board.face(state.last)];
}

/// The position and index of a segment.
template <class State>
FeatureRef ref(const State& state, SegmentId segment) {
    return {state.board.position(state.features.slot(segment)), state.features.index(segment)};
}

/// A meeple has left a feature, which keeps the colours of those that still stand on it alone.
template <class State>
void keep_remaining_colours(State& state, FeatureId feature) {
    ColourSet remaining;
    for (const auto& meeple : state.meeples) {
        if (state.features.feature(meeple.segment) == feature) remaining.insert(meeple.colour);
    }
    state.features.vacate(feature, remaining);
}

/// Whether nobody stands on the feature of a segment of the tile placed last.
template <class State>
bool is_free(const State& state, SegmentIndex segment) {
    const auto& features = state.features;
    return features.colours(features.feature(state.last, segment)).empty();
}

}  // namespace mistward::rules
