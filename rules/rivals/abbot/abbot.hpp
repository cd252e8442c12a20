#pragma once

#include "rules/rivals/trunk/dues.hpp"
#include "rules/rivals/trunk/scoring_of.hpp"

#include <algorithm>

namespace mistward::rules::rivals::abbot {

/// The abbot, who alone stands in gardens, and who can be taken home from what is not complete
/// (AB-SET-1 to AB-END-1).
struct Abbot : trunk::SilentPart {
    static constexpr Part kPart = Part::Abbot;
    static constexpr KnownThings kKnown{.kinds = {FeatureKind::Garden}};
    static constexpr std::array kFigures{
        trunk::Figure{.kind = MeepleKind::Abbot,
                      .places = {FeatureKind::Monastery, FeatureKind::Abbey, FeatureKind::Garden}}};

    template <class S>
    static void begin(S& state) {
        if (is_played(state.setup, kPart)) trunk::deal_each(state, MeepleKind::Abbot, 1);
    }

    /// AB-HOME-1.
    template <class S>
    static void offer(const Tables&, const S& state, DecisionSink& out) {
        if (state.hands[trunk::active_colour(state)][MeepleKind::Abbot] != 0) return;
        for (const auto& meeple : state.meeples) {
            if (can_go_home(state, meeple)) out.add(TakeMeeple{trunk::meeple_ref(state, meeple)});
        }
    }

    template <class S>
    static Result<Go> act(trunk::Transition<S>& transition, const Decision& decision) {
        return carry_out_by<take_home<S>>(transition, decision);
    }

private:
    template <class S>
    static bool can_go_home(const S& state, const typename S::Meeple& meeple) {
        return meeple.kind == MeepleKind::Abbot && meeple.colour == trunk::active_colour(state) &&
               !state.features.complete(state.features.feature(meeple.segment));
    }

    template <class S>
    static Result<Go> take_home(trunk::Transition<S>& transition, const TakeMeeple& decision) {
        const S& state = transition.state;
        const auto* const abbot = trunk::find_meeple(state, decision.meeple);
        if (abbot == nullptr) return tl::make_unexpected(Refusal::NoMeepleThere);
        if (!can_go_home(state, *abbot)) return tl::make_unexpected(Refusal::WrongKind);
        const SegmentId segment = abbot->segment;
        const Scoring scoring = trunk::scoring_of(transition.tables, state, segment, false);
        const FeatureId feature = state.features.feature(segment);
        trunk::pay(transition, trunk::settle(transition, feature, scoring).span());
        return Go::On;
    }
};

}  // namespace mistward::rules::rivals::abbot
