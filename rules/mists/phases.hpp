#pragma once

#include "rules/core/decision_sink.hpp"
#include "rules/core/on_board.hpp"
#include "rules/core/transition.hpp"
#include "rules/mists/game.hpp"

// The inside of the co-operative game: one phase per file. Each phase enumerates what is legal in
// it and carries out what was decided; then it hands on to the next in the order of M-TURN-1, which
// either waits for a decision or hands on in its turn. The table of phases stands in game.cpp.

namespace mistward::rules::mists {

using Transition = rules::Transition<State, EventList>;

// phase_draw.cpp
Result<void> carry_out(Transition& transition, const DrawTile& decision);
/// A tile must be drawn: the game waits for chance, or is lost (M-END-3).
void need_tile(Transition& transition);

// phase_place.cpp: 1a
Result<void> carry_out(Transition& transition, const PlaceTile& decision);

// phase_mist.cpp: 1b
/// Clears the mist banks that the tile just placed completed (M-MIST-1).
void clear_completed_banks(Transition& transition);
/// Whether the tile just placed completed a bank that it belongs to (M-GHOST-2).
bool completed_a_bank(const Tables& tables, const State& state);

// phase_burial.cpp: 1c, and again after 3c
void legal_burials(const Tables& tables, const State& state, DecisionSink& out);
Result<void> carry_out(Transition& transition, const BuryMeeple& decision);
Result<void> carry_out(Transition& transition, const BuryFromSupply& decision);
/// Goes on with the burials of the cemeteries that have closed; with none left, with 2a after a
/// tile that was placed, or with the next turn after a face-down tile.
void bury(Transition& transition);
/// The cemetery whose burial is next (M-BURY-5); kNoSlot if none has closed.
Slot closed_cemetery(const Tables& tables, const State& state);
bool is_open_cemetery(const Tables& tables, const State& state, Slot centre);
bool is_any_cemetery_open(const Tables& tables, const State& state);

// phase_ghosts.cpp: 2a
void legal_hauntings(const Tables& tables, const State& state, DecisionSink& out);
Result<void> carry_out(Transition& transition, const HauntCemetery& decision);
/// Ghosts appear (M-GHOST-1 to 5), then 2b.
void haunt(Transition& transition);

// phase_meeple.cpp: 2b
void legal_meeples(const Tables& tables, const State& state, DecisionSink& out);
Result<void> carry_out(Transition& transition, const PlaceMeeple& decision);

// phase_scoring.cpp: 3a
void legal_scorings(const Tables& tables, const State& state, DecisionSink& out);
Result<void> carry_out(Transition& transition, const TakePoints& decision);
Result<void> carry_out(Transition& transition, const RemoveGhosts& decision);
/// Goes on with the scorings; with none left, with 3b.
void score(Transition& transition);
/// The meeples of a feature that has been scored go home, and hounds with them are due (M-SCORE-4).
void clear_feature(Transition& transition, FeatureId feature);

// phase_assign.cpp: 3a in level 6
void legal_assignments(const Tables& tables, const State& state, DecisionSink& out);
Result<void> carry_out(Transition& transition, const AssignPoints& decision);
/// Each of the colours is due `points` (M-SIX-1): those with a scoring meeple move it, the others
/// wait for a choice. Whether all is done and the game goes on.
bool score_colours(Transition& transition, ColourSet colours, std::uint16_t points,
                   std::optional<FeatureRef> feature);
/// Moves a scoring meeple; whether that won the game (M-END-1).
bool add_points(Transition& transition, Colour track, std::uint16_t points,
                std::optional<FeatureRef> feature);

// phase_hound.cpp: 3b
void legal_hounds(const Tables& tables, const State& state, DecisionSink& out);
void legal_chases(const Tables& tables, const State& state, DecisionSink& out);
Result<void> carry_out(Transition& transition, const PlaceHound& decision);
Result<void> carry_out(Transition& transition, const ChaseGhosts& decision);
/// Puts the hounds that are reached, one after the other; then 3c.
void place_hounds(Transition& transition);
/// A meeple left the board: the hounds with it are due for their points, or gone with it (M-BURY-3,
/// M-SCORE-4).
void part_hounds(Transition& transition, const Meeple& meeple, HoundPlace then);
/// Scores the hounds whose meeples have been scored (M-HOUND-5); whether all is done and the game
/// goes on.
bool score_hounds(Transition& transition);
void hound_leaves(Transition& transition, Hound hound, HoundLeftBy cause);

// phase_pass.cpp
Result<void> carry_out(Transition& transition, const Pass& decision);
/// The hound that was just put has done its work (M-HOUND-4).
void end_chase(Transition& transition);

// phase_face_down.cpp: 3c
void legal_face_down(const Tables& tables, const State& state, DecisionSink& out);
Result<void> carry_out(Transition& transition, const PlaceFaceDown& decision);
/// A tile is put face down where a cemetery is open (M-DOWN-1); otherwise the turn ends.
void darken(Transition& transition);

// phase_end.cpp
void end_turn(Transition& transition);
void end_game(Transition& transition, Outcome outcome, EndReason reason);

// on_board.cpp: what several phases do
/// Puts a tile where it fits, joins it to what it meets and brings the centres around up to date.
void lay_tile(const Tables& tables, State& state, TileId face, Position position,
              Rotation rotation);
/// Puts a tile face down on an empty space.
void lay_face_down(const Tables& tables, State& state, Position position);
/// Takes ghosts from a tile to the supply.
void remove_ghosts(Transition& transition, Slot slot, std::uint8_t count, GhostsRemovedBy cause);
/// Puts ghosts from the supply, which has them, on a tile.
void put_ghosts(Transition& transition, Slot slot, std::uint8_t count, GhostsPlacedBy cause);
/// The meeple that stands on a segment; null if there is none.
const Meeple* meeple_at(const State& state, const FeatureRef& feature);
std::uint8_t& supply(State& state, Colour colour);

inline const Level& level(const State& state) { return *find_level(state.setup.level); }

/// Whether a segment of the tile placed last is the lowest there of its feature; that one names it.
inline bool names_its_feature(const State& state, SegmentIndex segment) {
    const FeatureId feature = state.features.feature(state.last, segment);
    for (std::size_t i = 0; i < segment.value(); ++i) {
        if (state.features.feature(state.last, SegmentIndex(i)) == feature) return false;
    }
    return true;
}

/// What closes a centre at this level (T-7, M-BURY-1).
inline Surroundings surroundings(const State& state, FeatureKind kind) {
    if (kind == FeatureKind::Castle) return {};
    return {level(state).haunted ? std::uint8_t{0xFF} : kBeside, true};
}

}  // namespace mistward::rules::mists
