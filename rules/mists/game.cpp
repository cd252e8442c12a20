#include "rules/mists/game.hpp"

#include "rules/mists/phases.hpp"
#include "rules/overloaded.hpp"

#include <variant>

namespace mistward::rules::mists {
namespace {

void enumerate(const Tables& tables, const State& state, DecisionSink& out) {
    switch (state.phase) {
        case Phase::Draw:
            return legal_draws(state, out);
        case Phase::Place:
            return legal_placements(tables, state, out);
        case Phase::Meeple:
            return legal_meeples(tables, state, out);
        case Phase::Score:
            return legal_scorings(tables, state, out);
        case Phase::Over:
            return;
    }
}

Phase phase_of(const Decision& decision) {
    return std::visit(Overloaded{[](const DrawTile&) { return Phase::Draw; },
                                 [](const PlaceTile&) { return Phase::Place; },
                                 [](const PlaceMeeple&) { return Phase::Meeple; },
                                 [](const Pass&) { return Phase::Meeple; },
                                 [](const TakePoints&) { return Phase::Score; },
                                 [](const RemoveGhosts&) { return Phase::Score; }},
                      decision);
}

Result<void> make_any(Step& step, const Decision& decision) {
    return std::visit([&](const auto& alternative) { return make(step, alternative); }, decision);
}

bool waits_for_player(Phase phase) {
    return phase == Phase::Place || phase == Phase::Meeple || phase == Phase::Score;
}

/// A player is asked only where there is something to decide.
void make_forced_decisions(Step& step) {
    while (waits_for_player(step.state.phase)) {
        std::array<Decision, 2> space;
        DecisionSink choices(space);
        enumerate(step.tables, step.state, choices);
        if (choices.size() != 1) return;
        step.events.push_back(DecisionForced{space[0]});
        make_any(step, space[0]);
    }
}

}  // namespace

DecisionPoint point(const State& state) {
    switch (state.phase) {
        case Phase::Draw:
            return {Actor::Chance, state.player, DecisionKind::DrawTile};
        case Phase::Place:
            return {Actor::Player, state.player, DecisionKind::PlaceTile};
        case Phase::Meeple:
            return {Actor::Player, state.player, DecisionKind::PlaceMeeple};
        case Phase::Score:
            return {Actor::Player, state.player, DecisionKind::Score};
        case Phase::Over:
            break;
    }
    return {Actor::Nobody, state.player, DecisionKind::None};
}

void legal(const Tables& tables, const State& state, DecisionList& out) {
    DecisionSink sink(out.space());
    enumerate(tables, state, sink);
    out.resize(sink.size());
}

Result<void> apply(const Tables& tables, State& state, const Decision& decision,
                   EventList& events) {
    if (state.phase == Phase::Over) return tl::make_unexpected(Refusal::GameOver);
    if (state.phase != phase_of(decision)) return tl::make_unexpected(Refusal::WrongKind);
    Step step{tables, state, events};
    const Result<void> made = make_any(step, decision);
    if (made) make_forced_decisions(step);
    return made;
}

}  // namespace mistward::rules::mists
