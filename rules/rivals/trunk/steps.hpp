#pragma once

#include "rules/core/turn.hpp"
#include "rules/rivals/trunk/decision_list.hpp"
#include "rules/rivals/trunk/final_scoring.hpp"
#include "rules/rivals/trunk/game.hpp"
#include "rules/rivals/trunk/phase_draw.hpp"
#include "rules/rivals/trunk/phase_meeple.hpp"
#include "rules/rivals/trunk/phase_scoring.hpp"

namespace mistward::rules::rivals::trunk {

/// The steps that every game has.
template <class State>
constexpr auto steps() {
    using Step = trunk::Step<State>;
    constexpr auto kAlways = nullptr;  // it asks, whatever the state
    return std::array{
        Step{Phase::Draw, need_tile<State>, DecisionKind::DrawTile, legal_draws<State>,
             carry_out_by<draw<State>>},
        Step{Phase::Place, kAlways, DecisionKind::PlaceTile, legal_tiles<State>,
             carry_out_by<place_drawn_tile<Transition<State>>>},
        Step{Phase::Meeple, offer_meeple<State>, DecisionKind::PlaceMeeple, legal_meeples<State>,
             act<State>},
        Step{Phase::Score, score<State>},
        Step{Phase::NextTurn, begin_next_turn<Transition<State>>},
        Step{Phase::FinalScoring, finish<State>},
    };
}

/// The steps of the trunk and of its parts, each at its place; where a state has no room for the
/// part, the turn goes on.
template <class State>
consteval auto assembled_steps() {
    using Step = trunk::Step<State>;
    std::array<Step, static_cast<std::size_t>(Phase::Over)> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = Step{static_cast<Phase>(i), [](Transition<State>&) { return Go::On; }};
    }
    const auto enter = [&](const auto& rows, bool (*played)(const Setup&)) {
        for (const Step& row : rows) {
            Step& place = all[static_cast<std::size_t>(row.phase)];
            place = row;
            place.played = played;
        }
    };
    enter(steps<State>(), nullptr);
    State::Parts::each([&]<class P>() {
        enter(P::template steps<State>(),
              [](const Setup& setup) { return is_played(setup, P::kPart); });
    });
    return StepTable(all, Phase::LastAbbey);
}

template <class State>
inline constexpr auto kSteps = assembled_steps<State>();

template <class State>
inline constexpr Driver<kSteps<State>> kDriver;

template <class State>
std::string asked_in(Phase phase) {
    const auto& step = kSteps<State>[static_cast<std::size_t>(phase)];
    if (step.asks == DecisionKind::None) return {};
    std::string text(kWordsOf<DecisionKind>[static_cast<std::size_t>(step.asks)]);
    if (!step.note.empty()) (text += ':') += step.note;
    return text;
}

template <class State>
DecisionPoint point(const State& state) {
    return kDriver<State>.point(state);
}

template <class State>
void legal(const Tables& tables, const State& state, DecisionList<typename State::Limits>& out) {
    if (state.phase == Phase::Place) return out.list_placements(tables, state.board, state.drawn);
    kDriver<State>.fill(tables, state, out);
}

template <class State>
Result<void> apply(const Tables& tables, State& state, const Decision& decision,
                   EventList<State>& events) {
    return kDriver<State>.apply(tables, state, decision, events);
}

}  // namespace mistward::rules::rivals::trunk
