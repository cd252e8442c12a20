#include "rules/rivals/game.hpp"

#include "rules/core/driver.hpp"
#include "rules/core/turn.hpp"
#include "rules/rivals/phases.hpp"

namespace mistward::rules::rivals {
namespace {

using Step = rules::Step<State, EventList>;

constexpr auto kAlways = nullptr;  // it asks, whatever the state

constexpr StepTable kSteps(
    std::array{
        Step{Phase::Draw, need_tile, DecisionKind::DrawTile, legal_draws, carry_out_by<draw>},
        Step{Phase::Place, kAlways, DecisionKind::PlaceTile, legal_tiles,
             carry_out_by<place_drawn_tile<Transition>>},
        Step{.phase = Phase::HauntOther,
             .enter = haunt_other,
             .asks = DecisionKind::HauntMeeple,
             .legal = legal_hauntings,
             .carry_out = carry_out_by<haunt_meeple>,
             .played = has_ghosts},
        Step{.phase = Phase::HauntOwn,
             .enter = haunt_own,
             .asks = DecisionKind::HauntMeeple,
             .legal = legal_hauntings,
             .carry_out = carry_out_by<haunt_meeple>,
             .played = has_ghosts},
        Step{Phase::Meeple, offer_meeple, DecisionKind::PlaceMeeple, legal_meeples,
             carry_out_by<place_meeple, place_none>},
        Step{Phase::Score, score},
        Step{Phase::NextTurn, begin_next_turn<Transition>},
        Step{Phase::FinalScoring, finish},
    },
    Phase::FinalScoring);
constexpr Driver<kSteps> kDriver;

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

}  // namespace mistward::rules::rivals
