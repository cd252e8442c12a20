#pragma once

#include "rules/core/turn.hpp"
#include "rules/rivals/builder/builder.hpp"

namespace mistward::rules::rivals::abbeys {

/// Whether a space with this signature has tiles on all four sides.
template <AnySignature Signature>
bool is_hole(Signature signature) {
    return sides_asked(signature) == kAllSides<Signature>;
}

/// The abbey of each player, a tile that fits into any hole and that everything around it ends at
/// (AM-ABBEY-1, AM-ABBEY-2). What it shows is a centre like others.
struct Abbeys : trunk::SilentPart {
    static constexpr Part kPart = Part::Abbeys;
    static constexpr KnownThings kKnown{.kinds = {FeatureKind::Abbey}, .abbeys = true};

    struct State {
        ByPlayer<bool> abbeys;          ///< who has not placed theirs
        std::uint8_t last_chances = 0;  ///< players who have had theirs at the end (E-END-1)
        auto operator<=>(const State&) const = default;
        static constexpr auto kMembers =
            members(&State::abbeys, within(0, kColourCount, &State::last_chances));
    };

    template <class S>
    static constexpr auto steps() {
        using Step = trunk::Step<S>;
        constexpr auto kAfterPlacing = trunk::Phase::Volcano;
        return std::array{Step{.phase = trunk::Phase::Abbey,
                               .enter = ask<S>,
                               .asks = DecisionKind::PlaceAbbey,
                               .legal = legal_abbeys<S>,
                               .carry_out = carry_out_by<place<S>, draw_instead<S>>,
                               .back = kAfterPlacing},
                          Step{.phase = trunk::Phase::LastAbbey,
                               .enter = ask_last<S>,
                               .asks = DecisionKind::PlaceAbbey,
                               .legal = legal_abbeys<S>,
                               .carry_out = carry_out_by<place<S>, forgo<S>>,
                               .back = kAfterPlacing,
                               .note = "last"}};
    }

    template <class S>
    static void begin(S& state) {
        if (!is_played(state.setup, kPart)) return;
        for (std::size_t i = 0; i < state.setup.players; ++i) state.abbeys[PlayerId(i)] = true;
    }

    template <class S>
    static void check(const Tables& tables, const S& state, Faults& faults) {
        const TileSet& set = tables.tileset();
        std::size_t placed = 0;
        for (std::size_t i = set.start.size(); i < state.board.size(); ++i) {
            placed += is_in_hands(set, state.board.face(Slot(i))) ? 1 : 0;
        }
        std::size_t missing = 0;
        for (std::size_t i = 0; i < state.setup.players; ++i) {
            missing += is_played(state.setup, kPart) && !state.abbeys[PlayerId(i)] ? 1 : 0;
        }
        faults.unless(placed == missing, "an abbey is lost, or there twice");
        faults.unless(state.last_chances == 0 || state.pile == 0, "the end has come too early");
        faults.unless(state.last_chances <= state.setup.players, "too many last chances");
    }

private:
    /// Whether the active player can place theirs somewhere.
    template <class S>
    static bool can_place(const Tables& tables, const S& state, PlayerId player) {
        if (tables.tileset().hand.empty() || !state.abbeys[player]) return false;
        for (std::size_t i = 0; i < state.board.frontier_size(); ++i) {
            if (is_hole(state.board.frontier_signature(i))) return true;
        }
        return false;
    }

    /// Before a draw; where nothing is left to draw, a second part is begun with an abbey alone.
    template <class S>
    static Go ask(trunk::Transition<S>& transition) {
        const S& state = transition.state;
        if (state.pile == 0 && !state.second_part) return Go::On;
        return can_place(transition.tables, state, state.active.id) ? Go::Ask : Go::On;
    }

    template <class S>
    static void legal_abbeys(const Tables& tables, const S& state, DecisionSink& out) {
        if (can_place(tables, state, state.active.id)) {
            for (std::size_t i = 0; i < state.board.frontier_size(); ++i) {
                if (!is_hole(state.board.frontier_signature(i))) continue;
                out.add(PlaceAbbey{state.board.frontier_position(i)});
            }
        }
        out.add(Pass{});
    }

    template <class S>
    static Result<Go> place(trunk::Transition<S>& transition, const PlaceAbbey& decision) {
        S& state = transition.state;
        const Tables& tables = transition.tables;
        if (!can_place(tables, state, state.active.id)) {
            return tl::make_unexpected(Refusal::WrongKind);
        }
        if (state.board.at(decision.position) != kNoSlot) {
            return tl::make_unexpected(Refusal::SpaceTaken);
        }
        if (!is_hole(state.board.signature(decision.position))) {
            return tl::make_unexpected(Refusal::SpaceNotAdjacent);
        }
        const TileId abbey = tables.tileset().hand.front().tile;
        state.abbeys[state.active.id] = false;
        transition.template record<TilePlaced>(abbey, decision.position, Rotation(0));
        trunk::lay_tile(tables, state, abbey, decision.position, Rotation(0));
        return Go::Back;
    }

    template <class S>
    static Result<Go> draw_instead(trunk::Transition<S>&, const Pass&) {
        return Go::On;
    }

    /// All tiles are placed: those who still have an abbey may place it, from the player after the
    /// one who placed the last tile (E-END-1).
    template <class S>
    static Go ask_last(trunk::Transition<S>& transition) {
        S& state = transition.state;
        if (state.second_part) {  // whoever placed the last tile had nothing left to draw
            state.second_part = false;
            begin_next_turn(transition);
        }
        return ask_next(transition, 0);
    }

    template <class S>
    static Result<Go> forgo(trunk::Transition<S>& transition, const Pass&) {
        return ask_next(transition, 1);
    }

    /// Asks the first player who can still place an abbey, from the one so many after the active
    /// player; it is that player's turn then.
    template <class S>
    static Go ask_next(trunk::Transition<S>& transition, std::size_t after) {
        S& state = transition.state;
        const std::size_t players = state.setup.players;
        const std::size_t left = players - state.last_chances;
        for (std::size_t passed = 0; passed < left; ++passed) {
            const std::size_t turns = after + passed;
            const PlayerId next((state.active.id.value() + turns) % players);
            if (!can_place(transition.tables, state, next)) continue;
            for (std::size_t i = 0; i < turns; ++i) begin_next_turn(transition);
            state.last_chances = static_cast<std::uint8_t>(state.last_chances + passed + 1);
            return Go::Ask;
        }
        return Go::On;
    }
};

}  // namespace mistward::rules::rivals::abbeys
