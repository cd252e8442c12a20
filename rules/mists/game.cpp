#include "rules/mists/game.hpp"

#include "rules/core/driver.hpp"
#include "rules/core/turn.hpp"
#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {
namespace {

using Row = PhaseRow<State, EventList>;

/// In the order of a turn (M-TURN-1).
constexpr Driver kDriver(std::array{
    Row{Phase::Draw, DecisionKind::DrawTile, legal_draws, carry_out_one_of<DrawTile>},
    Row{Phase::Place, DecisionKind::PlaceTile, legal_tiles, carry_out_one_of<PlaceTile>},
    Row{Phase::Bury, DecisionKind::Bury, legal_burials,
        carry_out_one_of<BuryMeeple, BuryFromSupply>},
    Row{Phase::Haunt, DecisionKind::HauntCemetery, legal_hauntings,
        carry_out_one_of<HauntCemetery>},
    Row{Phase::Meeple, DecisionKind::PlaceMeeple, legal_meeples,
        carry_out_one_of<PlaceMeeple, Pass>},
    Row{Phase::Score, DecisionKind::Score, legal_scorings,
        carry_out_one_of<TakePoints, RemoveGhosts>},
    Row{Phase::Assign, DecisionKind::AssignPoints, legal_assignments,
        carry_out_one_of<AssignPoints>},
    Row{Phase::Hound, DecisionKind::PlaceHound, legal_hounds, carry_out_one_of<PlaceHound>},
    Row{Phase::Chase, DecisionKind::ChaseGhosts, legal_chases, carry_out_one_of<ChaseGhosts, Pass>},
    Row{Phase::FaceDown, DecisionKind::PlaceFaceDown, legal_face_down,
        carry_out_one_of<PlaceFaceDown>},
});

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
