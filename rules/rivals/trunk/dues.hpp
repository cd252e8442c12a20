#pragma once

#include "rules/rivals/trunk/majority.hpp"

#include <tuple>

namespace mistward::rules::rivals::trunk {

/// What one scoring gives to everybody; the totals are not known before it is paid.
using DueList = FixedList<ScoreChanged, kColourCount>;

/// The meeples of a feature go home.
template <class State>
void clear_feature(Transition<State>& transition, FeatureId feature) {
    State& state = transition.state;
    const auto stands_there = [&](const auto& meeple) {
        return state.features.feature(meeple.segment) == feature;
    };
    for (const auto& meeple : state.meeples) {
        if (stands_there(meeple)) send_home(transition, meeple, MeepleReturnedBy::Scoring);
    }
    state.meeples.erase_if(stands_there);
    state.features.vacate(feature);
}

/// Scores a feature and sends all its meeples home. The value: what everybody with the most weight
/// there is due (G-SCORE-1), less what the parts take for it, in the order of their colours.
template <class State>
DueList settle(Transition<State>& transition, FeatureId feature, const Scoring& scoring) {
    const State& state = transition.state;
    transition.template record<FeatureScored>(scoring, ScoredFor::Points);
    DueList dues;
    const Standers<State> there = standers(state, feature);
    for (const Colour colour : majority(presence(state, there))) {
        dues.emplace_back(colour, static_cast<std::int16_t>(scoring.value), std::uint16_t{0},
                          std::uint8_t{0}, scoring.feature);
        ScoreChanged& due = dues.back();
        for (const std::uint8_t i : there) {
            const auto& meeple = state.meeples[i];
            if (meeple.colour != colour) continue;
            each_played(state, [&]<class P>() { P::price(meeple, scoring, due); });
        }
        if (scoring.value == 0 && due.points == 0) dues.pop_back();
    }
    clear_feature(transition, feature);
    return dues;
}

/// Pays what is due, in that order.
template <class State>
void pay(Transition<State>& transition, std::span<const ScoreChanged> dues) {
    for (const ScoreChanged& due : dues) {
        std::uint16_t& total = transition.state.points[due.colour];
        total = static_cast<std::uint16_t>(std::max(0, total + due.points));
        transition.template record<ScoreChanged>(due.colour, due.points, total, due.ghosts,
                                                 due.feature);
    }
}

/// What is due from several scorings. Everybody who is due something has a meeple there, which
/// stands on one feature only.
template <class State>
class Dues {
public:
    void add(const DueList& dues) {
        for (const ScoreChanged& due : dues) all_.push_back(due);
    }

    /// Pays it, of each player the least first (G-SCORE-4).
    void pay_all(Transition<State>& transition) {
        std::sort(all_.begin(), all_.end(), [](const ScoreChanged& a, const ScoreChanged& b) {
            return std::tie(a.colour, a.points, a.feature) <
                   std::tie(b.colour, b.points, b.feature);
        });
        pay(transition, all_.span());
    }

private:
    FixedList<ScoreChanged, State::Limits::kMeeples> all_;
};

}  // namespace mistward::rules::rivals::trunk
