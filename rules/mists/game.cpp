#include "rules/mists/game.hpp"

#include "rules/core/driver.hpp"
#include "rules/core/turn.hpp"
#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {
namespace {

using Step = rules::Step<State, EventList>;

constexpr auto kAlways = nullptr;  // it asks, whatever the state

constexpr StepTable kSteps(
    std::array{
        Step{Phase::Draw, need_tile, DecisionKind::DrawTile, legal_draws, carry_out_by<draw>},
        // 1a, 1b, 1c
        Step{Phase::Place, kAlways, DecisionKind::PlaceTile, legal_tiles,
             carry_out_by<place_drawn_tile<Transition>>},
        Step{Phase::Mist, clear_completed_banks},
        Step{Phase::Bury, close_cemeteries, DecisionKind::Bury, legal_burials,
             carry_out_by<bury_meeple, bury_from_supply>},
        // 2a, 2b
        Step{Phase::Haunt, haunt, DecisionKind::HauntCemetery, legal_hauntings,
             carry_out_by<haunt_cemetery>},
        Step{Phase::Meeple, kAlways, DecisionKind::PlaceMeeple, legal_meeples,
             carry_out_by<place_meeple, place_none>},
        // 3a: once more after each scoring, and after the points that it left to assign
        Step{Phase::Score, score, DecisionKind::Score, legal_scorings,
             carry_out_by<take_points, give_up_points>},
        Step{Phase::Assign, need_assignment, DecisionKind::AssignPoints, legal_assignments,
             carry_out_by<assign_points>, Phase::Score},
        // 3b: once more for the second hound
        Step{Phase::Hound, place_hounds, DecisionKind::PlaceHound, legal_hounds,
             carry_out_by<place_hound>},
        Step{Phase::Chase, need_chase, DecisionKind::ChaseGhosts, legal_chases,
             carry_out_by<chase_ghosts, end_chase>, Phase::Hound},
        // 3c, and 1c for the cemeteries that it closed
        Step{Phase::FaceDown, darken, DecisionKind::PlaceFaceDown, legal_face_down,
             carry_out_by<place_face_down>},
        Step{Phase::BuryAgain, close_cemeteries, DecisionKind::Bury, legal_burials,
             carry_out_by<bury_meeple, bury_from_supply>},
        Step{Phase::NextTurn, begin_next_turn<Transition>},
    },
    Phase::Over);
constexpr Driver<kSteps> kDriver;

}  // namespace

DecisionPoint point(const State& state) { return kDriver.point(state); }

void legal(const Tables& tables, const State& state, DecisionList& out) {
    kDriver.fill(tables, state, out);
}

Result<void> apply(const Tables& tables, State& state, const Decision& decision,
                   EventList& events) {
    return kDriver.apply(tables, state, decision, events);
}

}  // namespace mistward::rules::mists
