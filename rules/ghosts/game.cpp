#include "rules/ghosts/game.hpp"

#include "rules/core/driver.hpp"
#include "rules/core/turn.hpp"
#include "rules/ghosts/phases.hpp"

namespace mistward::rules::ghosts {
namespace {

using Row = PhaseRow<State, EventList>;

/// In the order of a turn.
constexpr Driver kDriver(std::array{
    Row{Phase::Draw, DecisionKind::DrawTile, legal_draws, carry_out_one_of<DrawTile>},
    Row{Phase::Place, DecisionKind::PlaceTile, legal_tiles, carry_out_one_of<PlaceTile>},
    Row{Phase::HauntOther, DecisionKind::HauntMeeple, legal_hauntings,
        carry_out_one_of<HauntMeeple>},
    Row{Phase::HauntOwn, DecisionKind::HauntMeeple, legal_hauntings, carry_out_one_of<HauntMeeple>},
    Row{Phase::Meeple, DecisionKind::PlaceMeeple, legal_meeples,
        carry_out_one_of<PlaceMeeple, Pass>},
});

}  // namespace

DecisionPoint point(const State& state) { return kDriver.point(state); }

void legal(const Tables& tables, const State& state, DecisionList& out) {
    if (state.phase == Phase::Place) return out.list_placements(tables, state.board, state.drawn);
    kDriver.fill(tables, state, out);
}

Result<void> apply(const Tables& tables, State& state, const Decision& decision,
                   EventList& events) {
    return kDriver.apply(tables, state, decision, events);
}

}  // namespace mistward::rules::ghosts
