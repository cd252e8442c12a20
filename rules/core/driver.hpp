#pragma once

#include "rules/core/board.hpp"
#include "rules/core/decision_sink.hpp"
#include "rules/core/result.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/transition.hpp"

#include <concepts>
#include <type_traits>

// What every game is driven by. A game is a state and a table of its phases; how decisions are
// listed, refused, carried out and forced is the same for all.

namespace mistward::rules {

/// What the driver, `Game` and the texts ask of a state; the rest is the game's own. `Phase` is an
/// enumeration that begins with `Draw` and `Place`.
template <class State>
concept GameState = std::is_trivially_copyable_v<State> && std::equality_comparable<State> &&
    requires(State& state) {
    requires std::is_enum_v<decltype(state.phase)>;
    requires static_cast<int>(decltype(state.phase)::Draw) == 0;
    requires static_cast<int>(decltype(state.phase)::Place) == 1;
    { state.setup } -> std::same_as<Setup&>;
    { state.outcome } -> std::same_as<Outcome&>;
    { state.reason } -> std::same_as<EndReason&>;
    { state.player } -> std::same_as<PlayerId&>;
    { state.turn } -> std::same_as<std::uint16_t&>;
    { state.drawn } -> std::same_as<TileId&>;
    { state.last } -> std::same_as<Slot&>;
    { state.board.at(Position{}) } -> std::same_as<Slot>;
};

/// One phase: what the game waits for in it, every such decision that is legal, and what becomes of
/// the one that was made.
template <class State, class EventList>
struct PhaseRow {
    using Phase = decltype(State::phase);

    Phase phase{};
    DecisionKind asks = DecisionKind::None;
    void (*legal)(const Tables& tables, const State& state, DecisionSink& out) = nullptr;
    /// Refuses a decision and leaves everything as it was, or carries it out and hands on to the
    /// next phase.
    Result<void> (*carry_out)(Transition<State, EventList>& transition,
                              const Decision& decision) = nullptr;
};

/// For a row: the phase takes these kinds of decisions, each by the function `carry_out(transition,
/// decision)` of the game's namespace, and refuses any other.
template <class Kind, class... Others, class State, class EventList>
Result<void> carry_out_one_of(Transition<State, EventList>& transition, const Decision& decision) {
    if (const auto* const wanted = std::get_if<Kind>(&decision)) {
        return carry_out(transition, *wanted);
    }
    if constexpr (sizeof...(Others) != 0) return carry_out_one_of<Others...>(transition, decision);
    return tl::make_unexpected(Refusal::WrongKind);
}

/// Who makes decisions of a kind.
constexpr Actor actor_of(DecisionKind kind) {
    if (kind == DecisionKind::None) return Actor::Nobody;
    return kind == DecisionKind::DrawTile ? Actor::Chance : Actor::Player;
}

/// Drives a game from one decision point to the next, by the table of its phases.
template <GameState State, class EventList, std::size_t N>
class Driver {
public:
    using Row = PhaseRow<State, EventList>;

    /// The rows in the order of the phases, the first one first. In the phase after the last row
    /// the game is over. Rows that are out of order do not compile.
    consteval explicit Driver(const std::array<Row, N>& rows) {
        for (std::size_t i = 0; i < N; ++i) {
            require(static_cast<std::size_t>(rows[i].phase) == i, "rows in the order of phases");
            rows_[i] = rows[i];
        }
        rows_[N] = {static_cast<typename Row::Phase>(N), DecisionKind::None, nothing, refuse};
    }

    /// Who decides now, and what.
    DecisionPoint point(const State& state) const {
        const DecisionKind asked = row(state).asks;
        return {actor_of(asked), state.player, asked};
    }

    /// Adds every legal decision, in a fixed order, until `out` is full.
    void list(const Tables& tables, const State& state, DecisionSink& out) const {
        row(state).legal(tables, state, out);
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
        Transition<State, EventList> transition{tables, state, events};
        const Result<void> done = row(state).carry_out(transition, decision);
        if (done) carry_out_forced_decisions(transition);
        return done;
    }

private:
    static void nothing(const Tables&, const State&, DecisionSink&) {}
    static Result<void> refuse(Transition<State, EventList>&, const Decision&) {
        return tl::make_unexpected(Refusal::GameOver);
    }

    const Row& row(const State& state) const {
        return rows_[static_cast<std::size_t>(state.phase)];
    }

    /// A player is asked only where there is something to decide (M-TURN-3).
    void carry_out_forced_decisions(Transition<State, EventList>& transition) const {
        const State& state = transition.state;
        while (!transition.has_choice && actor_of(row(state).asks) == Actor::Player) {
            std::array<Decision, 2> space;
            DecisionSink choices(space);
            list(transition.tables, state, choices);
            if (choices.size() != 1) return;
            transition.template record<DecisionForced>(space[0]);
            require(row(state).carry_out(transition, space[0]).has_value(),
                    "a forced decision is legal");
        }
    }

    std::array<Row, N + 1> rows_{};
};

}  // namespace mistward::rules
