#include "rules/ghosts/game.hpp"

#include "rules/ghosts/phases.hpp"

#include <variant>

namespace mistward::rules::ghosts {
namespace {

void enumerate(const Tables& tables, const State& state, DecisionSink& out) {
    switch (state.phase) {
        case Phase::Draw:
            return legal_draws(state, out);
        case Phase::Place:
            return legal_tiles(tables, state, out);
        case Phase::HauntOther:
        case Phase::HauntOwn:
            return legal_hauntings(state, out);
        case Phase::Meeple:
            return legal_meeples(tables, state, out);
        case Phase::Over:
            return;
    }
}

/// Makes a decision that must be of the kind `Wanted`.
template <class Wanted>
Result<void> carry_out_as(Transition& transition, const Decision& decision) {
    const auto* const wanted = std::get_if<Wanted>(&decision);
    return wanted != nullptr ? carry_out(transition, *wanted)
                             : tl::make_unexpected(Refusal::WrongKind);
}

Result<void> carry_out_any(Transition& transition, const Decision& decision) {
    switch (transition.state.phase) {
        case Phase::Draw:
            return carry_out_as<DrawTile>(transition, decision);
        case Phase::Place:
            return carry_out_as<PlaceTile>(transition, decision);
        case Phase::HauntOther:
        case Phase::HauntOwn:
            return carry_out_as<HauntMeeple>(transition, decision);
        case Phase::Meeple:
            return std::holds_alternative<Pass>(decision)
                       ? carry_out_as<Pass>(transition, decision)
                       : carry_out_as<PlaceMeeple>(transition, decision);
        case Phase::Over:
            break;
    }
    return tl::make_unexpected(Refusal::GameOver);
}

/// Whether a player has to be asked (M-TURN-3); if not, `only` is what must be done.
bool is_choice(const Transition& transition, Decision& only) {
    if (transition.has_choice) return true;
    if (transition.state.phase == Phase::Meeple &&
        can_place_meeple(transition.tables, transition.state)) {
        return true;
    }
    std::array<Decision, 2> space;
    DecisionSink choices(space);
    enumerate(transition.tables, transition.state, choices);
    only = space[0];
    return choices.size() != 1;
}

void carry_out_forced_decisions(Transition& transition) {
    while (transition.state.phase != Phase::Draw && transition.state.phase != Phase::Over) {
        Decision only;
        if (is_choice(transition, only)) return;
        transition.record<DecisionForced>(only);
        require(carry_out_any(transition, only).has_value(), "a forced decision is legal");
    }
}

}  // namespace

void legal(const Tables& tables, const State& state, DecisionList& out) {
    if (state.phase == Phase::Place) return out.list_placements(tables, state.board, state.drawn);
    DecisionSink sink(out.space());
    enumerate(tables, state, sink);
    out.resize(sink.size());
}

Result<void> apply(const Tables& tables, State& state, const Decision& decision,
                   EventList& events) {
    Transition transition{tables, state, events};
    const Result<void> done = carry_out_any(transition, decision);
    if (done) carry_out_forced_decisions(transition);
    return done;
}

}  // namespace mistward::rules::ghosts
