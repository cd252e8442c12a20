#pragma once

#include "rules/rivals/trunk/on_board.hpp"

#include <algorithm>

namespace mistward::rules::rivals::princesses {

/// Princesses, who send a knight home from the city that they come to (PD-PRINCESS-1).
struct Princesses : trunk::SilentPart {
    static constexpr Part kPart = Part::Princesses;
    static constexpr KnownThings kKnown{.segments = {SegmentMark::Princess}};

    template <class S>
    static void offer(const Tables& tables, const S& state, DecisionSink& out) {
        if (!has_princess(tables, state)) return;
        for (const auto& meeple : state.meeples) {
            if (out.full()) return;
            if (is_visited(tables, state, meeple)) {
                out.add(TakeMeeple{trunk::meeple_ref(state, meeple)});
            }
        }
    }

    template <class S>
    static Result<Go> act(trunk::Transition<S>& transition, const Decision& decision) {
        return carry_out_by<send_away<S>>(transition, decision);
    }

private:
    /// Whether the tile just placed shows one.
    template <class S>
    static bool has_princess(const Tables& tables, const S& state) {
        const auto& marks = tables.marks(state.board.face(state.last)).segment;
        return std::any_of(marks.begin(), marks.begin() + last_face(tables, state).linked,
                           [](SegmentMarks here) { return here.contains(SegmentMark::Princess); });
    }

    /// Whether it is a knight of a city with a princess of the tile just placed.
    template <class S>
    static bool is_visited(const Tables& tables, const S& state, const typename S::Meeple& meeple) {
        if (!trunk::occupies<S>(meeple.kind)) return false;
        const FeatureId city = state.features.feature(meeple.segment);
        const FaceMarks& marks = tables.marks(state.board.face(state.last));
        for (std::size_t i = 0; i < last_face(tables, state).linked; ++i) {
            const bool princess = marks.segment[i].contains(SegmentMark::Princess);
            if (princess && state.features.feature(state.last, SegmentIndex(i)) == city) {
                return true;
            }
        }
        return false;
    }

    template <class S>
    static Result<Go> send_away(trunk::Transition<S>& transition, const TakeMeeple& decision) {
        const S& state = transition.state;
        const auto* const found = trunk::find_meeple(state, decision.meeple);
        if (found == nullptr) return tl::make_unexpected(Refusal::NoMeepleThere);
        if (!is_visited(transition.tables, state, *found)) {
            return tl::make_unexpected(Refusal::WrongKind);
        }
        const typename S::Meeple knight = *found;
        trunk::take_off(
            transition, [&](const auto& meeple) { return meeple == knight; },
            MeepleReturnedBy::Princess);
        return Go::On;
    }
};

}  // namespace mistward::rules::rivals::princesses
