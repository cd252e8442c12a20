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

    template <class S>
    static void begin(S& state) {
        if (is_played(state.setup, kPart)) trunk::deal_each(state, MeepleKind::Barn, 1);
    }

    /// AM-BARN-4.
    template <class S>
    static bool bars(const Tables&, const S& state, SegmentId segment,
                     const trunk::Figure& figure) {
        return !figure.companion && find_on(state, state.features.feature(segment)) != nullptr;
    }

    template <class S>
    static void offer(const Tables& tables, const S& state, DecisionSink& out) {
        if (trunk::offered_hand(state)[MeepleKind::Barn] == 0) return;
        const Position last = state.board.position(state.last);
        for (const Position step :
             {Position{-1, -1}, Position{0, -1}, Position{-1, 0}, Position{}}) {
            if (out.full()) return;
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
        for (const auto& barn : state.meeples) {
            if (barn.kind != MeepleKind::Barn || !trunk::is_held(state, barn.segment)) continue;
            // Of several barns that have come together the first one speaks for the field.
            if (find_on(state, state.features.feature(barn.segment)) == &barn) use(barn.segment);
        }
    }

    /// What the field of a barn is worth: to farmers whose field has just got one as at the end,
    /// to those who have joined it one point a city, without farmers to the barns (AM-BARN-2,
    /// AM-BARN-3, AM-BARN-5).
    template <class S>
    static void count(const Tables&, const S& state, SegmentId segment, Scoring& scoring) {
        if (scoring.kind != FeatureKind::Field) return;
        const FeatureId field = state.features.feature(segment);
        const auto* const barn = find_on(state, field);
        if (barn == nullptr) return;
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
    static void check(const Tables& tables, const S& state, Faults& faults) {
        for (const auto& barn : state.meeples) {
            if (barn.kind != MeepleKind::Barn) continue;
            const Position corner = ref(state, barn.segment).position;
            faults.unless(place_at(tables, state, corner) == barn.segment,
                          "a barn does not stand on a corner of its field (AM-BARN-1)");
            faults.unless(
                trunk::is_score_to_come(state.phase) || !trunk::is_held(state, barn.segment),
                "farmers stand beside a barn (AM-BARN-3)");
        }
    }

private:
    /// The first of the barns on a field; null if there is none.
    template <class S>
    static const typename S::Meeple* find_on(const S& state, FeatureId field) {
        const auto found =
            std::find_if(state.meeples.begin(), state.meeples.end(), [&](const auto& meeple) {
                return meeple.kind == MeepleKind::Barn &&
                       state.features.feature(meeple.segment) == field;
            });
        return found == state.meeples.end() ? nullptr : &*found;
    }

    /// Whether a barn came after the tile placed last: one of its four tiles is that.
    template <class S>
    static bool is_new(const S& state, const typename S::Meeple& barn) {
        return is_at(ref(state, barn.segment).position, state.board.position(state.last));
    }

    template <class S>
    static bool is_free(const S& state, SegmentId place) {
        return find_on(state, state.features.feature(place)) == nullptr;
    }

    template <class S>
    static Result<Go> put(trunk::Transition<S>& transition, const PlaceBarn& decision) {
        const S& state = transition.state;
        if (trunk::offered_hand(state)[MeepleKind::Barn] == 0) {
            return tl::make_unexpected(Refusal::NoMeepleLeft);
        }
        const bool is_near_last = is_at(decision.corner, state.board.position(state.last));
        const auto place = place_at(transition.tables, state, decision.corner);
        if (!is_near_last || !place) return tl::make_unexpected(Refusal::SegmentNotForMeeples);
        if (!is_free(state, *place)) return tl::make_unexpected(Refusal::FeatureOccupied);
        trunk::put_figure(transition, *place, MeepleKind::Barn);
        return Go::On;
    }
};

}  // namespace mistward::rules::rivals::barn
