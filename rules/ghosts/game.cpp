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
Result<void> make_as(Step& step, const Decision& decision) {
    const auto* const wanted = std::get_if<Wanted>(&decision);
    return wanted != nullptr ? make(step, *wanted) : tl::make_unexpected(Refusal::WrongKind);
}

Result<void> make_any(Step& step, const Decision& decision) {
    switch (step.state.phase) {
        case Phase::Draw:
            return make_as<DrawTile>(step, decision);
        case Phase::Place:
            return make_as<PlaceTile>(step, decision);
        case Phase::HauntOther:
        case Phase::HauntOwn:
            return make_as<HauntMeeple>(step, decision);
        case Phase::Meeple:
            return std::holds_alternative<Pass>(decision) ? make_as<Pass>(step, decision)
                                                          : make_as<PlaceMeeple>(step, decision);
        case Phase::Over:
            break;
    }
    return tl::make_unexpected(Refusal::GameOver);
}

/// Whether a player has to be asked (M-TURN-3); if not, `only` is what must be done.
bool is_choice(const Step& step, Decision& only) {
    if (step.has_choice) return true;
    if (step.state.phase == Phase::Meeple && can_place_meeple(step.tables, step.state)) return true;
    std::array<Decision, 2> space;
    DecisionSink choices(space);
    enumerate(step.tables, step.state, choices);
    only = space[0];
    return choices.size() != 1;
}

void make_forced_decisions(Step& step) {
    while (step.state.phase != Phase::Draw && step.state.phase != Phase::Over) {
        Decision only;
        if (is_choice(step, only)) return;
        step.record<DecisionForced>(only);
        require(make_any(step, only).has_value(), "a forced decision is legal");
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
    Step step{tables, state, events};
    const Result<void> made = make_any(step, decision);
    if (made) make_forced_decisions(step);
    return made;
}

}  // namespace mistward::rules::ghosts
