#pragma once

#include "rules/core/driver.hpp"
#include "rules/core/on_board.hpp"
#include "rules/mists/game.hpp"

// The inside of the co-operative game: the steps of a turn (M-TURN-1), one file for each phase of
// it. A step is entered, does what needs no choice and says how it ended; the table of steps in
// game.cpp says what comes then.

namespace mistward::rules::mists {

using Transition = rules::Transition<State, EventList>;

// phase_draw.cpp
/// A tile must be drawn: the game waits for chance, or is lost (M-END-3).
Go need_tile(Transition& transition);
Result<Go> draw(Transition& transition, const DrawTile& decision);

// phase_mist.cpp: 1b
/// Clears the mist banks that the tile just placed completed (M-MIST-1).
Go clear_completed_banks(Transition& transition);
/// Whether the tile just placed completed a bank that it belongs to (M-GHOST-2).
bool completed_a_bank(const Tables& tables, const State& state);

// phase_burial.cpp: 1c, and again after 3c
/// Goes on with the burials of the cemeteries that have closed.
Go close_cemeteries(Transition& transition);
void legal_burials(const Tables& tables, const State& state, DecisionSink& out);
Result<Go> bury_meeple(Transition& transition, const BuryMeeple& decision);
Result<Go> bury_from_supply(Transition& transition, const BuryFromSupply& decision);
/// The cemetery whose burial is next (M-BURY-5); kNoSlot if none has closed.
Slot closed_cemetery(const Tables& tables, const State& state);
bool is_open_cemetery(const Tables& tables, const State& state, Slot centre);
bool is_any_cemetery_open(const Tables& tables, const State& state);

// phase_ghosts.cpp: 2a
/// Ghosts appear (M-GHOST-1 to 5).
Go haunt(Transition& transition);
void legal_hauntings(const Tables& tables, const State& state, DecisionSink& out);
Result<Go> haunt_cemetery(Transition& transition, const HauntCemetery& decision);

// phase_meeple.cpp: 2b
void legal_meeples(const Tables& tables, const State& state, DecisionSink& out);
Result<Go> place_meeple(Transition& transition, const PlaceMeeple& decision);
Result<Go> place_none(Transition& transition, const Pass& decision);

// phase_scoring.cpp: 3a
/// Goes on with the points of hounds and the scorings of features, as far as none waits for points
/// to be assigned.
Go score(Transition& transition);
void legal_scorings(const Tables& tables, const State& state, DecisionSink& out);
Result<Go> take_points(Transition& transition, const TakePoints& decision);
Result<Go> give_up_points(Transition& transition, const RemoveGhosts& decision);
/// The meeples of a feature that has been scored go home, and hounds with them are due (M-SCORE-4).
void clear_feature(Transition& transition, FeatureId feature);

// phase_assign.cpp: 3a in level 6
Go need_assignment(Transition& transition);
void legal_assignments(const Tables& tables, const State& state, DecisionSink& out);
Result<Go> assign_points(Transition& transition, const AssignPoints& decision);
/// What became of points: all are on the scoring meeples; some wait for a choice (M-SIX-1); or the
/// game is won before the others are (M-END-1).
enum class Paid : std::uint8_t { All, Waits, Won };
/// Each of the colours is due `points` (M-SIX-1): those with a scoring meeple move it, the others
/// wait.
Paid score_colours(Transition& transition, ColourSet colours, std::uint16_t points,
                   std::optional<FeatureRef> feature);

// phase_hound.cpp: 3b
/// Goes on with the hounds that are reached, one after the other.
Go place_hounds(Transition& transition);
/// A hound that was just put chases ghosts.
Go need_chase(Transition& transition);
void legal_hounds(const Tables& tables, const State& state, DecisionSink& out);
void legal_chases(const Tables& tables, const State& state, DecisionSink& out);
Result<Go> place_hound(Transition& transition, const PlaceHound& decision);
Result<Go> chase_ghosts(Transition& transition, const ChaseGhosts& decision);
/// The hound that was just put has done its work (M-HOUND-4).
Result<Go> end_chase(Transition& transition, const Pass& decision);
/// A meeple left the board: the hounds with it are due for their points, or gone with it (M-BURY-3,
/// M-SCORE-4).
void part_hounds(Transition& transition, const Meeple& meeple, HoundPlace then);
/// Scores the hounds whose meeples have been scored (M-HOUND-5).
Paid score_hounds(Transition& transition);
void hound_leaves(Transition& transition, Hound hound, HoundLeftBy cause);

// phase_face_down.cpp: 3c
/// A tile is put face down where a cemetery is open (M-DOWN-1).
Go darken(Transition& transition);
void legal_face_down(const Tables& tables, const State& state, DecisionSink& out);
Result<Go> place_face_down(Transition& transition, const PlaceFaceDown& decision);

// phase_end.cpp
Go end_game(Transition& transition, Outcome outcome, EndReason reason);
inline Go win(Transition& transition) {
    return end_game(transition, Outcome::Won, EndReason::GoalReached);
}

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
