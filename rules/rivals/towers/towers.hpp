#pragma once

#include "rules/rivals/towers/prison.hpp"
#include "rules/rivals/towers/reach.hpp"
#include "rules/rivals/trunk/phase_meeple.hpp"
#include "rules/rivals/trunk/start.hpp"

#include <algorithm>
#include <numeric>

namespace mistward::rules::rivals::towers {

/// Towers, whose floors capture meeples and on whose top one can stand (TO-SET-1 to TO-MIST-3).
struct Towers : trunk::SilentPart {
    static constexpr Part kPart = Part::Towers;
    static constexpr KnownThings kKnown{.kinds = {FeatureKind::Tower}};

    struct State {
        ByColour<std::uint8_t> floors;  ///< that a player has left
        /// The foundations on the board, in the order in which they came, and their floors.
        FixedList<Position, kMostTowers> towers;
        FixedList<std::uint8_t, kMostTowers> heights;
        FixedList<SegmentId, kMostTowers> tops;  ///< their segments; no member, since these follow
        std::optional<Position> raised;  ///< the tower that has just got a floor and may capture
        Prisons prisoners;
        std::uint16_t ransomed = 0;  ///< the turn in which a ransom was paid last
        bool operator==(const State&) const = default;
        static constexpr auto kMembers =
            members(within(0, kMostFloors, &State::floors), &State::towers, &State::heights,
                    &State::raised, &State::prisoners, &State::ransomed);
    };

    template <class S>
    static constexpr auto steps() {
        using Step = trunk::Step<S>;
        return std::array{Step{.phase = trunk::Phase::Capture,
                               .enter = ask_for_capture<S>,
                               .asks = DecisionKind::CaptureMeeple,
                               .legal = legal_captures<S>,
                               .carry_out = carry_out_by<capture<S>, capture_none<S>>},
                          Step{.phase = trunk::Phase::Exchange,
                               .enter = exchange_or_ask<S>,
                               .asks = DecisionKind::ExchangePrisoner,
                               .legal = legal_exchanges<S>,
                               .carry_out = carry_out_by<choose_exchange<S>>}};
    }

    /// TO-SET-1.
    template <class S>
    static void begin(S& state) {
        if (!is_played(state.setup, kPart)) return;
        for (const Colour colour : colours_in_play(state.setup)) {
            state.floors[colour] = floors_each(state.setup);
        }
    }

    template <class S>
    static unsigned elsewhere(const S& state, Colour colour, MeepleKind kind) {
        std::ptrdiff_t held = 0;
        for (const auto& by_owner : state.prisoners) {
            const Prisoners& prisoners = by_owner[colour];
            held += std::count(prisoners.begin(), prisoners.end(), kind);
        }
        return static_cast<unsigned>(held);
    }

    template <class S>
    static void laid(const Tables& tables, S& state) {
        if (last_face(tables, state).tower == FaceTable::kNone) return;
        state.towers.push_back(state.board.position(state.last));
        state.heights.push_back(0);
        const SegmentIndex tower(last_face(tables, state).tower);
        state.tops.push_back(state.features.segment(state.last, tower));
    }

    /// Floors, meeples on towers, a ransom (TO-FLOOR-1, TO-TOP-1, TO-RANSOM-1).
    template <class S>
    static void offer(const Tables& tables, const S& state, DecisionSink& out) {
        const Colour colour = trunk::active_colour(state);
        const trunk::MeepleKinds climbing =
            trunk::kinds_at_hand<S>(trunk::offered_hand(state)) & trunk::kClimbing<S>;
        for (std::size_t i = 0; i < state.towers.size() && !out.full(); ++i) {
            const SegmentId tower = state.tops[i];
            if (trunk::is_held(state, tower)) continue;
            if (state.floors[colour] != 0) out.add(PlaceFloor{state.towers[i]});
            if (state.heights[i] == 0 || climbing.empty()) continue;
            if (trunk::is_barred(tables, state, tower)) continue;
            climbing.for_each([&](MeepleKind kind) {
                out.add(PlaceMeepleAt{ref(state, tower), colour, kind});
            });
        }
        offer_ransoms(state, out);
    }

    template <class S>
    static Result<Go> act(trunk::Transition<S>& transition, const Decision& decision) {
        return carry_out_by<place_floor<S>, climb<S>, pay_ransom<S>>(transition, decision);
    }

    /// TO-END-1.
    static constexpr bool counts_at_end(FeatureKind kind) { return kind != FeatureKind::Tower; }

    template <class S>
    static void check(const Tables& tables, const S& state, Faults& faults) {
        const bool plays = is_played(state.setup, kPart);
        faults.unless(plays || static_cast<const State&>(state) == State(),
                      "towers out of nowhere");
        if (!plays) return;
        check_towers(tables, state, faults);
        check_floors(state, faults);
        check_prisoners(state, faults);
    }

    /// Prisoners that were read have left their supplies.
    template <class S>
    static void settle(S& state) {
        S dealt;
        dealt.setup = state.setup;
        trunk::deal(dealt);
        for (const Colour colour : colours_in_play(state.setup)) {
            for (const trunk::Figure& figure : trunk::kFigures<typename S::Parts>) {
                std::uint8_t& hand = state.hands[colour][figure.kind];
                hand =
                    static_cast<std::uint8_t>(hand + trunk::figures_of(dealt, colour, figure.kind) -
                                              trunk::figures_of(state, colour, figure.kind));
            }
        }
    }

private:
    static std::uint8_t floors_each(const Setup& setup) {
        constexpr std::array<std::uint8_t, 5> kFloors{10, 9, 7, 6, 5};
        return kFloors[setup.players - 2U];
    }

    /// The number of an open tower (TO-TOP-1); nothing if there is none on that space.
    template <class S>
    static std::optional<std::size_t> find_open(const S& state, Position space) {
        const auto* const found = std::find(state.towers.begin(), state.towers.end(), space);
        if (found == state.towers.end()) return std::nullopt;
        const auto tower = static_cast<std::size_t>(found - state.towers.begin());
        if (trunk::is_held(state, state.tops[tower])) return std::nullopt;
        return tower;
    }

    template <class S>
    static Result<Go> place_floor(trunk::Transition<S>& transition, const PlaceFloor& decision) {
        S& state = transition.state;
        const auto tower = find_open(state, decision.position);
        if (!tower) return tl::make_unexpected(Refusal::TowerNotOpen);
        std::uint8_t& left = state.floors[trunk::active_colour(state)];
        if (left == 0) return tl::make_unexpected(Refusal::NoFloorLeft);
        --left;
        const std::uint8_t floors = ++state.heights[*tower];
        state.raised = decision.position;
        transition.template record<FloorPlaced>(state.active.id, decision.position, floors);
        return Go::On;
    }

    template <class S>
    static Result<Go> climb(trunk::Transition<S>& transition, const PlaceMeepleAt& decision) {
        const Tables& tables = transition.tables;
        const S& state = transition.state;
        const Slot slot = state.board.at(decision.place.position);
        const bool is_tower = slot != kNoSlot && tables[state.board.face(slot)].tower ==
                                                     decision.place.segment.value();
        if (!is_tower) return tl::make_unexpected(Refusal::WrongKind);
        const auto had = trunk::check_figure(state, decision.colour, decision.kind);
        if (!had) return tl::make_unexpected(had.error());
        const trunk::Figure& figure = trunk::figure_of<S>(decision.kind);
        if (!figure.climbs) return tl::make_unexpected(Refusal::SegmentNotForMeeples);
        const auto tower = find_open(state, decision.place.position);
        if (!tower || state.heights[*tower] == 0 ||
            !trunk::is_open(tables, state, state.tops[*tower])) {
            return tl::make_unexpected(Refusal::TowerNotOpen);
        }
        trunk::put_figure(transition, state.tops[*tower], decision.kind);
        return Go::On;
    }

    /// The floors of the tower that has just got one.
    template <class S>
    static int raised_floors(const S& state) {
        const auto* const tower =
            std::find(state.towers.begin(), state.towers.end(), *state.raised);
        return state.heights[static_cast<std::size_t>(tower - state.towers.begin())];
    }

    /// Whether the tower that has just got a floor, its last of so many, can capture it
    /// (TO-FLOOR-2, TO-FLOOR-3).
    template <class S>
    static bool can_capture(const Tables& tables, const S& state, int floors,
                            const typename S::Meeple& meeple) {
        const Slot slot = state.features.slot(meeple.segment);
        return trunk::occupies<S>(meeple.kind) &&
               reaches_tile(tables.tileset(), *state.raised, floors, state.board.position(slot));
    }

    template <class S>
    static Go ask_for_capture(trunk::Transition<S>& transition) {
        S& state = transition.state;
        if (!state.raised) return Go::On;
        const int floors = raised_floors(state);
        const auto is_due = [&](const auto& meeple) {
            return can_capture(transition.tables, state, floors, meeple);
        };
        transition.has_choice = std::any_of(state.meeples.begin(), state.meeples.end(), is_due);
        if (transition.has_choice) return Go::Ask;
        state.raised.reset();
        return Go::On;
    }

    template <class S>
    static void legal_captures(const Tables& tables, const S& state, DecisionSink& out) {
        const int floors = raised_floors(state);
        const trunk::MeepleNames names(state);
        for (const auto& meeple : state.meeples) {
            if (can_capture(tables, state, floors, meeple)) out.add(TakeMeeple{names(meeple)});
        }
        out.add(Pass{});
    }

    template <class S>
    static Result<Go> capture(trunk::Transition<S>& transition, const TakeMeeple& decision) {
        S& state = transition.state;
        const auto* const found = trunk::find_meeple(state, decision.meeple);
        if (found == nullptr) return tl::make_unexpected(Refusal::NoMeepleThere);
        if (!can_capture(transition.tables, state, raised_floors(state), *found)) {
            return tl::make_unexpected(Refusal::OutOfReach);
        }
        const typename S::Meeple meeple = *found;
        state.raised.reset();
        trunk::take_off(
            transition, [&](const auto& other) { return other == meeple; },
            MeepleReturnedBy::Tower);
        if (meeple.colour != trunk::active_colour(state)) {
            imprison(transition, meeple.colour, meeple.kind);
        }
        return Go::On;
    }

    template <class S>
    static Result<Go> capture_none(trunk::Transition<S>& transition, const Pass&) {
        transition.state.raised.reset();
        return Go::On;
    }

    template <class S>
    static void check_towers(const Tables& tables, const S& state, Faults& faults) {
        std::vector<Position> foundations;
        for (std::size_t i = 0; i < state.board.size(); ++i) {
            const bool is_one = tables[state.board.face(Slot(i))].tower != FaceTable::kNone;
            if (is_one) foundations.push_back(state.board.position(Slot(i)));
        }
        faults.unless(std::equal(foundations.begin(), foundations.end(), state.towers.begin(),
                                 state.towers.end()),
                      "other towers than there are");
        faults.unless(foundations.size() == state.heights.size(), "towers without heights");
        faults.unless(
            std::equal(foundations.begin(), foundations.end(), state.tops.begin(), state.tops.end(),
                       [&](Position space, SegmentId top) {
                           const Slot slot = state.board.at(space);
                           const FaceTable& face = tables[state.board.face(slot)];
                           return top == state.features.segment(slot, SegmentIndex(face.tower));
                       }),
            "the segments of other towers");
        for (const auto& meeple : state.meeples) {
            const Position space = state.board.position(state.features.slot(meeple.segment));
            const FaceTable& face = tables[state.board.face(state.features.slot(meeple.segment))];
            if (face.tower != state.features.index(meeple.segment).value()) continue;
            const auto* const tower = std::find(state.towers.begin(), state.towers.end(), space);
            const auto i = static_cast<std::size_t>(tower - state.towers.begin());
            faults.unless(i < state.heights.size() && state.heights[i] != 0,
                          "a meeple stands on a foundation");
            faults.unless(trunk::figure_of<S>(meeple.kind).climbs, "who cannot stands on a tower");
            const auto stands_there = [&](const auto& other) {
                return other.segment == meeple.segment;
            };
            faults.unless(
                std::count_if(state.meeples.begin(), state.meeples.end(), stands_there) == 1,
                "two meeples stand on a tower");
        }
    }

    template <class S>
    static void check_floors(const S& state, Faults& faults) {
        int floors = std::accumulate(state.heights.begin(), state.heights.end(), 0);
        for (const Colour colour : kColours) floors += state.floors[colour];
        faults.unless(floors == floors_each(state.setup) * state.setup.players,
                      std::to_string(floors) + " floors of towers");
        faults.unless(state.raised.has_value() == (state.phase == trunk::Phase::Capture),
                      "a tower is raised at another moment");
        const bool is_known = !state.raised || std::find(state.towers.begin(), state.towers.end(),
                                                         *state.raised) != state.towers.end();
        faults.unless(is_known, "what is raised is no tower");
        faults.unless(state.ransomed <= state.turn, "a ransom of a turn to come");
    }

    template <class S>
    static void check_prisoners(const S& state, Faults& faults) {
        const ColourSet playing = colours_in_play(state.setup);
        for (const Colour captor : kColours) {
            for (const Colour colour : kColours) {
                const Prisoners& held = state.prisoners[captor][colour];
                if (held.empty()) continue;
                const bool may_be =
                    captor != colour && playing.contains(captor) && playing.contains(colour);
                faults.unless(may_be, "a prisoner of nobody or of its owner");
                faults.unless(std::is_sorted(held.begin(), held.end()) &&
                                  std::all_of(held.begin(), held.end(), trunk::occupies<S>),
                              "prisoners out of order");
                const bool is_asked = state.phase == trunk::Phase::Exchange;
                faults.unless(is_asked || state.prisoners[colour][captor].empty(),
                              "two hold a prisoner each (TO-SWAP-1)");
            }
        }
        faults.unless(state.phase != trunk::Phase::Exchange || find_exchange(state),
                      "an exchange of nobody");
    }
};

}  // namespace mistward::rules::rivals::towers
