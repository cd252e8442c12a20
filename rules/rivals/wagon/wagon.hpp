#pragma once

#include "rules/rivals/trunk/phase_meeple.hpp"

#include <algorithm>
#include <optional>

namespace mistward::rules::rivals::wagon {

/// The wagon, which can move on when its feature has been scored (AM-WAGON-1, AM-WAGON-2).
struct Wagon : trunk::SilentPart {
    static constexpr Part kPart = Part::Wagon;
    static constexpr std::array kFigures{
        trunk::Figure{.kind = MeepleKind::Wagon,
                      .places = {FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery,
                                 FeatureKind::Abbey, FeatureKind::Castle, FeatureKind::Cemetery}}};

    struct State {
        /// Where the wagons stood that were scored in this part and may move on.
        ByPlayer<std::optional<Position>> scored_wagons;
        auto operator<=>(const State&) const = default;
        static constexpr auto kMembers = members(&State::scored_wagons);
    };

    template <class S>
    static constexpr auto steps() {
        return std::array{trunk::Step<S>{.phase = trunk::Phase::Wagons,
                                         .enter = ask_next<S>,
                                         .asks = DecisionKind::MoveWagon,
                                         .legal = legal_moves<S>,
                                         .carry_out = carry_out_by<move<S>, stay_home<S>>,
                                         .who = mover<S>}};
    }

    template <class S>
    static void begin(S& state) {
        if (is_played(state.setup, kPart)) trunk::deal_each(state, MeepleKind::Wagon, 1);
    }

    /// Ghosts on it have gone (AM-MIST-2).
    template <class S>
    static void leaves(S& state, const typename S::Meeple& meeple, MeepleReturned&) {
        if (meeple.kind != MeepleKind::Wagon || state.phase != trunk::Phase::Score) return;
        const Slot slot = state.features.slot(meeple.segment);
        state.scored_wagons[owner(state.setup, meeple.colour)] = state.board.position(slot);
    }

    template <class S>
    static void check(const Tables&, const S& state, Faults& faults) {
        const bool asks = state.phase == trunk::Phase::Wagons;
        faults.unless(asks == waiting(state).has_value(), "a wagon waits too long, or not at all");
        for (std::size_t i = 0; i < state.setup.players; ++i) {
            if (!state.scored_wagons[PlayerId(i)]) continue;
            const Colour colour = trunk::colour_of(state.setup, PlayerId(i));
            faults.unless(state.hands[colour][MeepleKind::Wagon] != 0, "a wagon did not come home");
        }
    }

private:
    /// The first player, clockwise from the active one, whose wagon may move on (E-TURN-3).
    template <class S>
    static std::optional<PlayerId> waiting(const S& state) {
        for (std::size_t i = 0; i < state.setup.players; ++i) {
            const PlayerId player((state.active.id.value() + i) % state.setup.players);
            if (state.scored_wagons[player]) return player;
        }
        return std::nullopt;
    }

    template <class S>
    static PlayerId mover(const S& state) {
        return waiting(state).value_or(state.active.id);
    }

    template <class S>
    static Go ask_next(trunk::Transition<S>& transition) {
        S& state = transition.state;
        while (const auto player = waiting(state)) {
            std::array<Decision, 1> space;
            DecisionSink out(space);
            add_moves(transition.tables, state, out);
            if (out.size() != 0) return Go::Ask;
            state.scored_wagons[*player].reset();
        }
        return Go::On;
    }

    /// Whether the wagon that stood at `from` can go to a segment.
    template <class S>
    static bool can_go_to(const Tables& tables, const S& state, Position from, SegmentId segment) {
        const auto& features = state.features;
        const Slot slot = features.slot(segment);
        const FaceTable& face = tables[state.board.face(slot)];
        const trunk::Figure& figure = trunk::figure_of<S>(MeepleKind::Wagon);
        return is_near(from, state.board.position(slot)) &&
               figure.places.contains(face.kind[features.index(segment).value()]) &&
               !features.complete(features.feature(segment)) &&
               trunk::is_open(tables, state, segment);
    }

    template <class S>
    static void add_moves(const Tables& tables, const S& state, DecisionSink& out) {
        const PlayerId player = mover(state);
        if (!state.scored_wagons[player]) return;
        const Position from = *state.scored_wagons[player];
        const auto add_tile = [&](Position position) {
            const Slot slot = state.board.at(position);
            if (slot == kNoSlot) return;
            for (std::size_t i = 0; i < tables[state.board.face(slot)].segments; ++i) {
                const SegmentId segment = state.features.segment(slot, SegmentIndex(i));
                if (out.full() || !can_go_to(tables, state, from, segment)) continue;
                out.add(PlaceMeepleAt{ref(state, segment), trunk::colour_of(state.setup, player),
                                      MeepleKind::Wagon});
            }
        };
        add_tile(from);
        for (const Position step : kAround) add_tile(from + step);
    }

    template <class S>
    static void legal_moves(const Tables& tables, const S& state, DecisionSink& out) {
        add_moves(tables, state, out);
        out.add(Pass{});
    }

    template <class S>
    static Result<Go> move(trunk::Transition<S>& transition, const PlaceMeepleAt& decision) {
        S& state = transition.state;
        const Tables& tables = transition.tables;
        const PlayerId player = mover(state);
        if (decision.colour != trunk::colour_of(state.setup, player)) {
            return tl::make_unexpected(Refusal::ColourNotYours);
        }
        if (decision.kind != MeepleKind::Wagon || !state.scored_wagons[player]) {
            return tl::make_unexpected(Refusal::NoMeepleLeft);
        }
        const Slot slot = state.board.at(decision.place.position);
        if (slot == kNoSlot ||
            decision.place.segment.value() >= tables[state.board.face(slot)].segments) {
            return tl::make_unexpected(Refusal::NoSuchSegment);
        }
        const SegmentId segment = state.features.segment(slot, decision.place.segment);
        if (!can_go_to(tables, state, *state.scored_wagons[player], segment)) {
            const bool held = trunk::is_held(state, segment);
            return tl::make_unexpected(held ? Refusal::FeatureOccupied
                                            : Refusal::SegmentNotForMeeples);
        }
        trunk::put_figure(transition, player, segment, MeepleKind::Wagon);
        state.scored_wagons[player].reset();
        return ask_next(transition);
    }

    template <class S>
    static Result<Go> stay_home(trunk::Transition<S>& transition, const Pass&) {
        transition.state.scored_wagons[mover(transition.state)].reset();
        return ask_next(transition);
    }
};

}  // namespace mistward::rules::rivals::wagon
