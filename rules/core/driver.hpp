#pragma once

#include "rules/core/board.hpp"
#include "rules/core/decision_sink.hpp"
#include "rules/core/result.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/transition.hpp"

#include <concepts>
#include <type_traits>

// What every game is driven by. A game is a state and a table of steps, in the order of a turn. No
// step knows another: it says how it ended, and the table says what comes then. How decisions are
// listed, refused, carried out and forced is the same for all.

namespace mistward::rules {

/// What the driver, `Game` and the texts ask of a state; the rest is the game's own. `Phase` names
/// the steps in their order; the first two are `Draw` and `Place`, and `Over` comes after the last.
template <class State>
concept GameState = std::is_trivially_copyable_v<State> && std::equality_comparable<State> &&
    requires(State& state) {
    requires std::is_enum_v<decltype(state.phase)>;
    requires static_cast<int>(decltype(state.phase)::Draw) == 0;
    requires static_cast<int>(decltype(state.phase)::Place) == 1;
    { state.setup } -> std::same_as<Setup&>;
    { state.outcome } -> std::same_as<Outcome&>;
    { state.reason } -> std::same_as<EndReason&>;
    { state.active } -> std::same_as<ActivePlayer&>;
    { state.turn } -> std::same_as<std::uint16_t&>;
    { state.drawn } -> std::convertible_to<TileId>;
    { state.last } -> std::same_as<Slot&>;
    { state.board.at(Position{}) } -> std::same_as<Slot>;
};

/// How a step ended.
enum class Go : std::uint8_t {
    Ask,   ///< it has not: somebody chooses in it, or is asked once more
    On,    ///< the next step is entered; after the last of a turn, the first
    Back,  ///< the step is entered that the row names as `back`: this one, if it names none
    End    ///< the game ends: the first step that belongs to no turn is entered
};

/// One step: what is done in it without a choice, whether somebody chooses, who, what they can
/// choose, and what becomes of that.
template <class State, class EventList>
struct Step {
    using Phase = decltype(State::phase);
    using Transition = rules::Transition<State, EventList>;

    Phase phase{};
    /// Does what needs no choice and says whether there is one; without it there is.
    Go (*enter)(Transition& transition) = nullptr;
    DecisionKind asks = DecisionKind::None;
    void (*legal)(const Tables& tables, const State& state, DecisionSink& out) = nullptr;
    /// Refuses a decision and leaves everything as it was, or carries it out.
    Result<Go> (*carry_out)(Transition& transition, const Decision& decision) = nullptr;
    Phase back = phase;
    /// Who chooses; without it the active player.
    PlayerId (*who)(const State& state) = nullptr;
    /// Whether games of a setup have the step; without it all do.
    bool (*played)(const Setup& setup) = nullptr;
    /// Tells it, in texts, from another step that asks the same.
    std::string_view note = {};
};

/// The kind of decision that a function carries out.
template <class Function>
struct KindOf;
template <class Transition, class Kind>
struct KindOf<Result<Go> (*)(Transition&, const Kind&)> {
    using Type = Kind;
};

/// For a step: it takes decisions of the kinds that these functions carry out, and refuses any
/// other.
template <auto First, auto... Others, class State, class EventList>
Result<Go> carry_out_by(Transition<State, EventList>& transition, const Decision& decision) {
    using Kind = typename KindOf<decltype(First)>::Type;
    if (const auto* const wanted = std::get_if<Kind>(&decision)) return First(transition, *wanted);
    if constexpr (sizeof...(Others) != 0) return carry_out_by<Others...>(transition, decision);
    return tl::make_unexpected(Refusal::WrongKind);
}

/// Who makes decisions of a kind.
constexpr Actor actor_of(DecisionKind kind) {
    if (kind == DecisionKind::None) return Actor::Nobody;
    const bool chance = kind == DecisionKind::DrawTile || kind == DecisionKind::DrawToken;
    return chance ? Actor::Chance : Actor::Player;
}

/// The steps of a game in the order of the phases: those of a turn, then from `end` on those of the
/// end of the game, after which it is over. Rows that are out of order do not compile.
template <GameState State, class EventList, std::size_t N>
class StepTable {
public:
    using Step = rules::Step<State, EventList>;
    using Phase = typename Step::Phase;
    static constexpr std::size_t kSize = N;

    consteval StepTable(const std::array<Step, N>& steps, Phase end)
        : end_(static_cast<std::size_t>(end)) {
        require(end_ != 0 && end_ <= N, "a turn has steps");
        for (std::size_t i = 0; i < N; ++i) {
            const Step& step = steps[i];
            require(static_cast<std::size_t>(step.phase) == i, "steps in the order of phases");
            require(static_cast<std::size_t>(step.back) < N, "back to a step");
            if (step.asks == DecisionKind::None) {
                require(step.enter != nullptr, "a step asks or does something");
                steps_[i] = asks_nobody(step);
            } else {
                require(step.legal != nullptr && step.carry_out != nullptr, "a step that asks");
                steps_[i] = step;
            }
            asks_[i] = step.asks;
            asks_others_ |= step.who != nullptr;
        }
        asks_[N] = DecisionKind::None;
        steps_[N] = asks_nobody({.phase = static_cast<Phase>(N)});
    }

    constexpr const Step& operator[](std::size_t phase) const { return steps_[phase]; }
    constexpr std::size_t end() const { return end_; }
    /// Whether a step asks somebody else than the active player.
    constexpr bool asks_others() const { return asks_others_; }
    /// What is asked in each step, looked up more often than anything else.
    constexpr DecisionKind asks(std::size_t phase) const { return asks_[phase]; }

private:
    static void nothing(const Tables&, const State&, DecisionSink&) {}
    static Result<Go> refuse(Transition<State, EventList>&, const Decision&) {
        return tl::make_unexpected(Refusal::GameOver);
    }
    static consteval Step asks_nobody(Step step) {
        step.legal = nothing;
        step.carry_out = refuse;
        return step;
    }

    std::array<Step, N + 1> steps_{};
    std::array<DecisionKind, N + 1> asks_{};
    std::size_t end_;
    bool asks_others_ = false;
};

template <class State, class EventList, std::size_t N>
StepTable(const std::array<Step<State, EventList>, N>&, decltype(State::phase))
    -> StepTable<State, EventList, N>;

/// Drives a game from one decision point to the next, by the table of its steps. The table is known
/// when this is compiled, so that a turn is a row of calls.
template <const auto& kSteps>
class Driver;

template <class State, class EventList, std::size_t N, const StepTable<State, EventList, N>& kSteps>
class Driver<kSteps> {
public:
    /// Who decides now, and what.
    DecisionPoint point(const State& state) const {
        const DecisionKind asked = asks(state);
        if constexpr (kSteps.asks_others()) {
            if (const auto who = step(state).who) return {actor_of(asked), who(state), asked};
        }
        return {actor_of(asked), state.active.id, asked};
    }

    /// Adds every legal decision, in a fixed order, until `out` is full.
    void list(const Tables& tables, const State& state, DecisionSink& out) const {
        step(state).legal(tables, state, out);
    }

    /// Fills a list with every legal decision.
    template <class DecisionList>
    void fill(const Tables& tables, const State& state, DecisionList& out) const {
        DecisionSink sink(out.space());
        list(tables, state, sink);
        out.resize(sink.size());
    }

    /// Carries out the decision and everything that follows from it without a choice, up to the
    /// next decision point; appends what happened to `events`. A refused decision changes neither.
    Result<void> apply(const Tables& tables, State& state, const Decision& decision,
                       EventList& events) const {
        Transition transition{tables, state, events};
        const Result<Go> ended = step(state).carry_out(transition, decision);
        if (!ended) return tl::make_unexpected(ended.error());
        walk(transition, *ended);
        return {};
    }

private:
    using Transition = rules::Transition<State, EventList>;
    using Phase = decltype(State::phase);

    static constexpr const auto& step(const State& state) {
        return kSteps[static_cast<std::size_t>(state.phase)];
    }

    static constexpr DecisionKind asks(const State& state) {
        return kSteps.asks(static_cast<std::size_t>(state.phase));
    }

    /// Goes from step to step until somebody has to choose.
    static void walk(Transition& transition, Go go) {
        for (;;) {
            while (go != Go::Ask) go = enter_from(transition, next(transition.state, go));
            // A player is asked only where there is something to decide (M-TURN-3).
            if (transition.has_choice || actor_of(asks(transition.state)) != Actor::Player) return;
            const auto& now = step(transition.state);
            std::array<Decision, 2> space;
            DecisionSink choices(space);
            now.legal(transition.tables, transition.state, choices);
            if (choices.size() != 1) return;
            transition.template record<DecisionForced>(space[0]);
            const Result<Go> ended = now.carry_out(transition, space[0]);
            require(ended.has_value(), "a forced decision is legal");
            go = *ended;
        }
    }

    static std::size_t next(const State& state, Go go) {
        const auto now = static_cast<std::size_t>(state.phase);
        if (go == Go::End) return kSteps.end();
        if (go == Go::Back) return static_cast<std::size_t>(kSteps[now].back);
        return now + 1 == kSteps.end() ? 0 : now + 1;
    }

    /// Enters a step, and those after it as long as each goes on, up to the end of the turn.
    static Go enter_from(Transition& transition, std::size_t first) {
        return [&]<std::size_t... kPhase>(std::index_sequence<kPhase...>) {
            Go go = Go::On;
            const auto goes_on = [&](auto phase) {
                if (phase.value < first) return true;
                go = enter<phase.value>(transition);
                return go == Go::On && phase.value + 1 != kSteps.end();
            };
            static_cast<void>((goes_on(std::integral_constant<std::size_t, kPhase>{}) && ...));
            return go;
        }
        (std::make_index_sequence<N + 1>{});
    }

    template <std::size_t kPhase>
    static Go enter(Transition& transition) {
        constexpr Step<State, EventList> kStep = kSteps[kPhase];
        transition.state.phase = static_cast<Phase>(kPhase);
        if constexpr (kStep.played != nullptr) {
            if (!kStep.played(transition.state.setup)) return Go::On;
        }
        if constexpr (kStep.enter != nullptr) return kStep.enter(transition);
        return Go::Ask;
    }
};

}  // namespace mistward::rules
