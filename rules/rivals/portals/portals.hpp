#pragma once

#include "rules/rivals/trunk/phase_meeple.hpp"

#include <algorithm>

namespace mistward::rules::rivals::portals {

/// Magic portals, through which a meeple goes to any tile of the board (PD-PORTAL-1, PD-MIST-7).
struct Portals : trunk::SilentPart {
    static constexpr Part kPart = Part::Portals;
    static constexpr KnownThings kKnown{.tiles = {TileMark::Portal}};
    static constexpr bool kReachesFar = true;

    /// On the portal's own tile a meeple is placed as on any other.
    template <class S>
    static void offer(const Tables& tables, const S& state, DecisionSink& out) {
        static_assert(
            S::Limits::kDecisions >= S::Limits::kSegments * kMostOnOne<S> + 4 * S::Limits::kMeeples,
            "room for every place, and for what else can be done");
        if (!trunk::last_shows(tables, state, TileMark::Portal)) return;
        const Colour colour = trunk::active_colour(state);
        const trunk::MeepleKinds at_hand =
            trunk::kinds_at_hand<S>(trunk::offered_hand(state)) & trunk::kOccupying<S>;
        for (std::size_t i = 0; i < state.features.segments() && !out.full(); ++i) {
            const SegmentId segment(i);
            if (!is_within_reach(tables, state, segment)) continue;
            const FeatureKind kind = kind_of(tables, state, segment);
            trunk::open_to(tables, state, segment, kind, at_hand).for_each([&](MeepleKind each) {
                out.add(PlaceMeepleAt{ref(state, segment), colour, each});
            });
        }
    }

    template <class S>
    static Result<Go> act(trunk::Transition<S>& transition, const Decision& decision) {
        return carry_out_by<place<S>>(transition, decision);
    }

private:
    /// The most kinds of figures that can be placed on one segment.
    template <class S>
    static constexpr std::size_t kMostOnOne = [] {
        std::size_t most = 0;
        for (const FeatureKind kind : kAllOf<FeatureKind>) {
            const auto& figures = trunk::kFigures<typename S::Parts>;
            most = std::max<std::size_t>(
                most, static_cast<std::size_t>(
                          std::count_if(figures.begin(), figures.end(), [&](const auto& figure) {
                              return !figure.companion && figure.places.contains(kind);
                          })));
        }
        return most;
    }();

    template <class S>
    static FeatureKind kind_of(const Tables& tables, const S& state, SegmentId segment) {
        return tables[state.board.face(state.features.slot(segment))]
            .kind[state.features.index(segment).value()];
    }

    /// Whether it is on another tile, and of something that is not complete, as no field ever is.
    template <class S>
    static bool is_within_reach(const Tables& tables, const S& state, SegmentId segment) {
        const FeatureKind kind = kind_of(tables, state, segment);
        return state.features.slot(segment) != state.last && kind != FeatureKind::Tower &&
               (kind == FeatureKind::Field ||
                !state.features.complete(state.features.feature(segment)));
    }

    template <class S>
    static Result<Go> place(trunk::Transition<S>& transition, const PlaceMeepleAt& decision) {
        const Tables& tables = transition.tables;
        const S& state = transition.state;
        if (!trunk::last_shows(tables, state, TileMark::Portal)) {
            return tl::make_unexpected(Refusal::WrongKind);
        }
        const auto [position, index] = decision.place;
        const Slot slot = state.board.at(position);
        if (slot == kNoSlot || index.value() >= tables[state.board.face(slot)].segments) {
            return tl::make_unexpected(Refusal::NoSuchSegment);
        }
        const SegmentId segment = state.features.segment(slot, index);
        if (kind_of(tables, state, segment) == FeatureKind::Tower) {
            return tl::make_unexpected(Refusal::WrongKind);
        }
        if (const auto had = trunk::check_figure(state, decision.colour, decision.kind); !had) {
            return tl::make_unexpected(had.error());
        }
        const trunk::Figure& figure = trunk::figure_of<S>(decision.kind);
        if (!is_within_reach(tables, state, segment) ||
            !figure.places.contains(kind_of(tables, state, segment)) || figure.companion) {
            return tl::make_unexpected(Refusal::SegmentNotForMeeples);
        }
        if (!trunk::is_open(tables, state, segment)) {
            return tl::make_unexpected(Refusal::FeatureOccupied);
        }
        trunk::put_figure(transition, segment, decision.kind);
        return Go::On;
    }
};

}  // namespace mistward::rules::rivals::portals
