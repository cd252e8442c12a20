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
        for (std::size_t i = 0; i < state.board.size() && !out.full(); ++i) {
            const Slot slot(i);
            const FaceTable& face = tables[state.board.face(slot)];
            for (std::size_t s = 0; s < face.segments; ++s) {
                const SegmentId segment = state.features.segment(slot, SegmentIndex(s));
                if (!is_within_reach(state, slot, segment, face.kind[s])) continue;
                const auto kinds = trunk::open_to(tables, state, segment, face.kind[s], at_hand);
                kinds.for_each([&](MeepleKind kind) {
                    const FeatureRef place{state.board.position(slot), SegmentIndex(s)};
                    out.add(PlaceMeepleAt{place, colour, kind});
                });
            }
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

    /// Whether it is on another tile, and of something that is not complete, as no field ever is.
    template <class S>
    static bool is_within_reach(const S& state, Slot slot, SegmentId segment, FeatureKind kind) {
        return slot != state.last && kind != FeatureKind::Tower &&
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
        const FeatureKind kind = tables[state.board.face(slot)].kind[index.value()];
        if (kind == FeatureKind::Tower) return tl::make_unexpected(Refusal::WrongKind);
        if (const auto had = trunk::check_figure(state, decision.colour, decision.kind); !had) {
            return tl::make_unexpected(had.error());
        }
        const trunk::Figure& figure = trunk::figure_of<S>(decision.kind);
        if (!is_within_reach(state, slot, segment, kind) || !figure.places.contains(kind) ||
            figure.companion) {
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
