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
            return legal_tiles(tables, state, out);
        case Phase::Bury:
            return legal_burials(state, out);
        case Phase::Haunt:
            return legal_hauntings(tables, state, out);
        case Phase::Meeple:
            return legal_meeples(tables, state, out);
        case Phase::Score:
            return legal_scorings(tables, state, out);
        case Phase::Assign:
            return legal_assignments(state, out);
        case Phase::Hound:
            return legal_hounds(state, out);
        case Phase::Chase:
            return legal_chases(state, out);
        case Phase::FaceDown:
            return legal_face_down(tables, state, out);
        case Phase::Over:
            return;
    }
}

/// Whether a decision is of the kind that the phase asks for.
bool answers(const Decision& decision, Phase phase) {
    return std::visit(
        Overloaded{[&](const DrawTile&) { return phase == Phase::Draw; },
                   [&](const PlaceTile&) { return phase == Phase::Place; },
                   [&](const BuryMeeple&) { return phase == Phase::Bury; },
                   [&](const BuryFromSupply&) { return phase == Phase::Bury; },
                   [&](const HauntCemetery&) { return phase == Phase::Haunt; },
                   [&](const HauntMeeple&) { return false; },
                   [&](const PlaceMeeple&) { return phase == Phase::Meeple; },
                   [&](const Pass&) { return phase == Phase::Meeple || phase == Phase::Chase; },
                   [&](const TakePoints&) { return phase == Phase::Score; },
                   [&](const RemoveGhosts&) { return phase == Phase::Score; },
                   [&](const AssignPoints&) { return phase == Phase::Assign; },
                   [&](const PlaceHound&) { return phase == Phase::Hound; },
                   [&](const ChaseGhosts&) { return phase == Phase::Chase; },
                   [&](const PlaceFaceDown&) { return phase == Phase::FaceDown; }},
        decision);
}

Result<void> carry_out(Transition&, const HauntMeeple&) {
    return tl::make_unexpected(Refusal::WrongKind);
}

Result<void> carry_out_any(Transition& transition, const Decision& decision) {
    return std::visit([&](const auto& alternative) { return carry_out(transition, alternative); },
                      decision);
}

/// A player is asked only where there is something to decide (M-TURN-3).
void carry_out_forced_decisions(Transition& transition) {
    while (transition.state.phase != Phase::Draw && transition.state.phase != Phase::Over) {
        std::array<Decision, 2> space;
        DecisionSink choices(space);
        enumerate(transition.tables, transition.state, choices);
        if (choices.size() != 1) return;
        transition.events.push_back(DecisionForced{space[0]});
        require(carry_out_any(transition, space[0]).has_value(), "a forced decision is legal");
    }
}

DecisionKind kind(Phase phase) {
    switch (phase) {
        case Phase::Draw:
            return DecisionKind::DrawTile;
        case Phase::Place:
            return DecisionKind::PlaceTile;
        case Phase::Bury:
            return DecisionKind::Bury;
        case Phase::Haunt:
            return DecisionKind::HauntCemetery;
        case Phase::Meeple:
            return DecisionKind::PlaceMeeple;
        case Phase::Score:
            return DecisionKind::Score;
        case Phase::Assign:
            return DecisionKind::AssignPoints;
        case Phase::Hound:
            return DecisionKind::PlaceHound;
        case Phase::Chase:
            return DecisionKind::ChaseGhosts;
        case Phase::FaceDown:
            return DecisionKind::PlaceFaceDown;
        case Phase::Over:
            break;
    }
    return DecisionKind::None;
}

}  // namespace

DecisionPoint point(const State& state) {
    const Actor actor = state.phase == Phase::Draw   ? Actor::Chance
                        : state.phase == Phase::Over ? Actor::Nobody
                                                     : Actor::Player;
    return {actor, state.player, kind(state.phase)};
}

void legal(const Tables& tables, const State& state, DecisionList& out) {
    DecisionSink sink(out.space());
    enumerate(tables, state, sink);
    out.resize(sink.size());
}

Result<void> apply(const Tables& tables, State& state, const Decision& decision,
                   EventList& events) {
    if (state.phase == Phase::Over) return tl::make_unexpected(Refusal::GameOver);
    if (!answers(decision, state.phase)) return tl::make_unexpected(Refusal::WrongKind);
    Transition transition{tables, state, events};
    const Result<void> done = carry_out_any(transition, decision);
    if (done) carry_out_forced_decisions(transition);
    return done;
}

}  // namespace mistward::rules::mists
