#pragma once

#include "rules/rivals/barn/corner.hpp"
#include "rules/rivals/trunk/phase_meeple.hpp"

#include <algorithm>

namespace mistward::rules::rivals::barn {

/// The barn, which has its field for itself and keeps it until the end (AM-BARN-1 to 6). It stands
/// on the south-east corner of the tile that it is said to be on, so that its place tells its
/// corner.
struct Barn : trunk::SilentPart {
    static constexpr Part kPart = Part::Barn;
    static constexpr int kEachCity = 4;  // AM-BARN-5

    static constexpr std::array kFigures = [] {
        trunk::Figure barn = trunk::companion(MeepleKind::Barn, {});
        barn.stays = true;
        return std::array{barn};
    }();

    struct State {
        /// Where barns stand, in the order of the meeples; no member, since it follows from those.
        FixedList<SegmentId, kColourCount> barns;
        bool operator==(const State&) const = default;
    };

    template <class S>
    static void begin(S& state) {
        if (is_played(state.setup, kPart)) trunk::deal_each(state, MeepleKind::Barn, 1);
    }

    /// AM-BARN-4.
    template <class S>
    static bool bars(const Tables&, const S& state, SegmentId segment) {
        return find_on(state, state.features.feature(segment)).has_value();
    }

    template <class S>
    static void offer(const Tables& tables, const S& state, DecisionSink& out) {
        if (trunk::offered_hand(state)[MeepleKind::Barn] == 0) return;
        const Position last = state.board.position(state.last);
        for (const Position step :
             {Position{-1, -1}, Position{0, -1}, Position{-1, 0}, Position{}}) {
            if (out.full()) return;
            const Position across = last + step + step + Position{1, 1};
            if (state.board.at(across) == kNoSlot) continue;  // which is missing most often
            const auto place = place_at(tables, state, last + step);
            if (place && is_free(state, *place)) out.add(PlaceBarn{last + step});
        }
    }

    template <class S>
    static Result<Go> act(trunk::Transition<S>& transition, const Decision& decision) {
        return carry_out_by<put<S>>(transition, decision);
    }

    /// Farmers beside a barn, whether it or they have just come (AM-BARN-2, AM-BARN-3).
    template <class S, class Use>
    static void also_scored(const S& state, Use use) {
        for (const SegmentId barn : state.barns) {
            // Of several barns that have come together the first one speaks for the field.
            const bool speaks = find_on(state, state.features.feature(barn)) == barn;
            if (speaks && trunk::is_held(state, barn)) use(barn);
        }
    }

    /// What the field of a barn is worth: to farmers whose field has just got one as at the end,
    /// to those who have joined it one point a city, without farmers to the barns (AM-BARN-2,
    /// AM-BARN-3, AM-BARN-5).
    template <class S>
    static void count(const Tables&, const S& state, SegmentId segment, Scoring& scoring) {
        if (scoring.kind != FeatureKind::Field) return;
        const FeatureId field = state.features.feature(segment);
        const auto barn = find_on(state, field);
        if (!barn) return;
        scoring.complete = false;
        if (state.features.colours(field).empty()) {
            scoring.value = static_cast<std::uint16_t>(kEachCity * scoring.cities);
        } else if (!is_new(state, *barn)) {
            scoring.value = scoring.cities;
        }
    }

    template <class S>
    static int bonus(const S& state, const typename S::Meeple& figure, const Scoring& scoring) {
        const bool is_due =
            figure.kind == MeepleKind::Barn && state.phase == trunk::Phase::FinalScoring;
        return is_due ? kEachCity * scoring.cities : 0;
    }

    template <class S>
    static void leaves(S& state, const typename S::Meeple& meeple, MeepleReturned&) {
        if (meeple.kind != MeepleKind::Barn) return;
        state.barns.erase_if([&](SegmentId barn) { return barn == meeple.segment; });
    }

    template <class S>
    static bool take(S& state, const typename S::Meeple& meeple) {
        if (meeple.kind == MeepleKind::Barn) state.barns.push_back(meeple.segment);
        return true;
    }

    template <class S>
    static void check(const Tables& tables, const S& state, Faults& faults) {
        FixedList<SegmentId, S::Limits::kMeeples> barns;
        for (const auto& barn : state.meeples) {
            if (barn.kind != MeepleKind::Barn) continue;
            barns.push_back(barn.segment);
            const Position corner = ref(state, barn.segment).position;
            faults.unless(place_at(tables, state, corner) == barn.segment,
                          "a barn does not stand on a corner of its field (AM-BARN-1)");
            faults.unless(
                trunk::is_score_to_come(state.phase) || !trunk::is_held(state, barn.segment),
                "farmers stand beside a barn (AM-BARN-3)");
        }
        faults.unless(
            std::equal(barns.begin(), barns.end(), state.barns.begin(), state.barns.end()),
            "barns elsewhere than they stand");
    }

private:
    /// The place of the first of the barns on a field.
    template <class S>
    static std::optional<SegmentId> find_on(const S& state, FeatureId field) {
        for (const SegmentId barn : state.barns) {
            if (state.features.feature(barn) == field) return barn;
        }
        return std::nullopt;
    }

    /// Whether a barn came after the tile placed last: one of its four tiles is that.
    template <class S>
    static bool is_new(const S& state, SegmentId barn) {
        return is_at(ref(state, barn).position, state.board.position(state.last));
    }

    template <class S>
    static bool is_free(const S& state, SegmentId place) {
        return !find_on(state, state.features.feature(place));
    }

    template <class S>
    static Result<Go> put(trunk::Transition<S>& transition, const PlaceBarn& decision) {
        S& state = transition.state;
        if (trunk::offered_hand(state)[MeepleKind::Barn] == 0) {
            return tl::make_unexpected(Refusal::NoMeepleLeft);
        }
        const bool is_near_last = is_at(decision.corner, state.board.position(state.last));
        const auto place = place_at(transition.tables, state, decision.corner);
        if (!is_near_last || !place) return tl::make_unexpected(Refusal::SegmentNotForMeeples);
        if (!is_free(state, *place)) return tl::make_unexpected(Refusal::FeatureOccupied);
        trunk::put_figure(transition, *place, MeepleKind::Barn);
        state.barns.push_back(*place);
        return Go::On;
    }
};

}  // namespace mistward::rules::rivals::barn
