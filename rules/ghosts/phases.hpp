#pragma once

#include "rules/core/decision_sink.hpp"
#include "rules/core/on_board.hpp"
#include "rules/core/transition.hpp"
#include "rules/ghosts/game.hpp"

// The inside of the competitive game: one phase per file. Each phase enumerates what is legal in it
// and carries out what was decided; then it hands on to the next, which either waits for a decision
// or hands on in its turn. The table of phases stands in game.cpp.

namespace mistward::rules::ghosts {

using Transition = rules::Transition<State, EventList>;

// phase_draw.cpp
Result<void> carry_out(Transition& transition, const DrawTile& decision);
/// A tile must be drawn: the game waits for chance, or ends (G-END-1).
void need_tile(Transition& transition);

// phase_place.cpp
Result<void> carry_out(Transition& transition, const PlaceTile& decision);

// phase_ghosts.cpp
void legal_hauntings(const Tables& tables, const State& state, DecisionSink& out);
Result<void> carry_out(Transition& transition, const HauntMeeple& decision);
/// Ghosts appear where the tile just placed let mist meet mist, or end (G-GHOST-1); then a meeple.
void haunt(Transition& transition);

// phase_meeple.cpp
void legal_meeples(const Tables& tables, const State& state, DecisionSink& out);
/// The active player may place a meeple.
void offer_meeple(Transition& transition);
Result<void> carry_out(Transition& transition, const PlaceMeeple& decision);
Result<void> carry_out(Transition& transition, const Pass& decision);

// phase_scoring.cpp
/// Everything that the tile just placed completed is scored; then the turn ends.
void score(Transition& transition);

// final_scoring.cpp
/// Everything that holds meeples is scored, and the game is over (G-END-1, G-END-2).
void finish(Transition& transition);

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
inline Colour active_colour(const State& state) { return colour_of(state.setup, state.player); }

}  // namespace mistward::rules::ghosts
