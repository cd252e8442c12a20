#pragma once

#include "rules/core/on_board.hpp"
#include "rules/rivals/trunk/part.hpp"

#include <algorithm>

// What the steps of the trunk and of the parts do on the board.

namespace mistward::rules::rivals::trunk {

/// The one colour that a player acts with (G-SET-1).
inline Colour colour_of(const Setup& setup, PlayerId player) {
    return setup.colours[player.value()];
}

/// The colour of the player whose turn it is (G-SET-1).
template <class State>
Colour active_colour(const State& state) {
    return colour_of(state.setup, state.active.id);
}

/// Puts a tile where it fits, joins it to what it meets and brings the centres around up to date.
template <class State>
void lay_tile(const Tables& tables, State& state, TileId face, Position position,
              Rotation rotation) {
    const auto all_eight = [](FeatureKind) { return Surroundings{}; };  // T-7, G-SCORE-3
    join_tile(tables, state, face, position, rotation, all_eight);
}

/// Takes the centres that `match(SegmentId)` out of those that are kept up to date; the count of
/// their empty spaces becomes 0 for good, so that states do not differ by when it was last right.
template <class State, class Match>
void drop_centres(const Tables& tables, State& state, Match match) {
    state.centres.erase_if([&](Slot slot) {
        const SegmentId centre = centre_of(tables, state.board, state.features, slot);
        const bool drop = match(centre);
        if (drop) state.features.set_open_sides(centre, 0);
        return drop;
    });
}

/// Whether a meeple stands on the feature of a segment.
template <class State>
bool is_held(const State& state, SegmentId segment) {
    return !state.features.colours(state.features.feature(segment)).empty();
}

/// How a meeple that stands on the board is named: by its segment, unless others stand there too.
template <class State>
MeepleRef meeple_ref(const State& state, const typename State::Meeple& meeple) {
    const FeatureRef where = ref(state, meeple.segment);
    if constexpr (State::Limits::kCrowds) {
        const auto stands_there = [&](const auto& other) {
            return other.segment == meeple.segment;
        };
        if (std::count_if(state.meeples.begin(), state.meeples.end(), stands_there) > 1) {
            return {where, NamedMeeple{meeple.colour, meeple.kind}};
        }
    }
    return {where};
}

/// A meeple that has left the board is back in its supply, and what was on it in its own.
template <class State>
void send_home(Transition<State>& transition, const typename State::Meeple& meeple,
               MeepleReturnedBy cause) {
    State& state = transition.state;
    ++state.hands[meeple.colour][meeple.kind];
    MeepleReturned event{meeple.colour, ref(state, meeple.segment), meeple.kind, 0, cause};
    each_played(state, [&]<class P>() { P::leaves(state, meeple, event); });
    transition.template record<MeepleReturned>(event);
}

}  // namespace mistward::rules::rivals::trunk
