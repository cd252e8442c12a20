#pragma once

#include "rules/core/driver.hpp"
#include "rules/core/on_board.hpp"
#include "rules/rivals/game.hpp"

// The inside of the competitive game: the steps of a turn, one file for each phase of it. A step is
// entered, does what needs no choice and says how it ended; the table of steps in game.cpp says
// what comes then.

namespace mistward::rules::rivals {

using Transition = rules::Transition<State, EventList>;

// phase_draw.cpp
/// A tile must be drawn: the game waits for chance, or ends (G-END-1).
Go need_tile(Transition& transition);
Result<Go> draw(Transition& transition, const DrawTile& decision);

// phase_ghosts.cpp
/// Whether ghosts come in games of this setup (G-SET-1, G-SET-2).
inline bool has_ghosts(const Setup& setup) {
    return setup.mode == Mode::Ghosts && setup.modules.ghosts;
}
/// A ghost for somebody else's meeple where the tile just placed let mist meet mist (G-GHOST-1).
Go haunt_other(Transition& transition);
/// A ghost for a meeple of the active player where it let mist end (G-GHOST-1).
Go haunt_own(Transition& transition);
void legal_hauntings(const Tables& tables, const State& state, DecisionSink& out);
Result<Go> haunt_meeple(Transition& transition, const HauntMeeple& decision);

// phase_meeple.cpp
/// The active player may place a meeple.
Go offer_meeple(Transition& transition);
void legal_meeples(const Tables& tables, const State& state, DecisionSink& out);
Result<Go> place_meeple(Transition& transition, const PlaceMeeple& decision);
Result<Go> place_none(Transition& transition, const Pass& decision);

// phase_scoring.cpp
/// Everything that the tile just placed completed is scored.
Go score(Transition& transition);

// final_scoring.cpp
/// Everything that holds meeples is scored, and the game is over (G-END-1, G-END-2).
Go finish(Transition& transition);

// on_board.cpp: what several phases do
/// Puts a tile where it fits, joins it to what it meets and brings the centres around up to date.
void lay_tile(const Tables& tables, State& state, TileId face, Position position,
              Rotation rotation);
/// Takes the centres that `match(SegmentId)` out of those that are kept up to date; the count of
/// their empty spaces becomes 0 for good, so that states do not differ by when it was last right.
template <class Match>
void drop_centres(const Tables& tables, State& state, Match match) {
    state.centres.erase_if([&](Slot slot) {
        const SegmentId centre = centre_of(tables, state.board, state.features, slot);
        const bool drop = match(centre);
        if (drop) state.features.set_open_sides(centre, 0);
        return drop;
    });
}
/// Whether a meeple stands on the feature of a segment.
inline bool is_held(const State& state, SegmentId segment) {
    return !state.features.colours(state.features.feature(segment)).empty();
}
/// A meeple that has left the board is back in its supply, and its ghosts in theirs.
void send_home(Transition& transition, const Meeple& meeple, MeepleReturnedBy cause);
Hand& hand(State& state, Colour colour);

/// Whether the game is of a version that looked for a meeple in the hand of the colour that a
/// player usually has, and took it out of the hand of the player's own one, however empty. So its
/// hands say nothing where colours were chosen.
bool asks_usual_hand(const Setup& setup);

/// The colour of the player whose turn it is (G-SET-1).
inline Colour active_colour(const State& state) { return colour_of(state.setup, state.active.id); }

}  // namespace mistward::rules::rivals
