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
    const auto leaves = [&](const auto& meeple) {
        return state.features.feature(meeple.segment) == feature &&
               !(figure_of<State>(meeple.kind).stays && state.phase != Phase::FinalScoring);
    };
    for (const auto& meeple : state.meeples) {
        if (leaves(meeple)) send_home(transition, meeple, MeepleReturnedBy::Scoring);
    }
    state.meeples.erase_if(leaves);
    state.features.vacate(feature);
}

/// What a player is due for a feature: with the majority its value and what the parts change of
/// that for each figure, and in any case the bonuses of the figures (E-SCORE-1, E-SCORE-2).
template <class State>
ScoreChanged due_to(const State& state, const Standers<State>& there, Colour colour,
                    const Scoring& scoring, bool has_majority) {
    ScoreChanged due{.colour = colour,
                     .points = static_cast<std::int16_t>(has_majority ? scoring.value : 0),
                     .feature = scoring.feature};
    for (const std::uint8_t i : there) {
        const auto& meeple = state.meeples[i];
        if (meeple.colour != colour) continue;
        each_played(state, [&]<class P>() {
            if (has_majority) P::price(state, meeple, scoring, due);
            due.points = static_cast<std::int16_t>(due.points + P::bonus(state, meeple, scoring));
        });
    }
    return due;
}

/// What a scoring gives, in the order of the colours.
template <class State>
DueList dues_of(const Tables& tables, const State& state, FeatureId feature,
                const Scoring& scoring) {
    DueList dues;
    const Standers<State> there = standers(state, feature);
    const ColourSet most = majority(presence(tables, state, feature, there));
    ColourSet asked = most;
    if constexpr (State::Limits::kCrowds) {
        for (const std::uint8_t i : there) asked.insert(state.meeples[i].colour);
    }
    for (const Colour colour : asked) {
        const bool has_majority = most.contains(colour);
        dues.push_back(due_to(state, there, colour, scoring, has_majority));
        const int value = has_majority ? scoring.value : 0;
        if (value == 0 && dues.back().points == 0) dues.pop_back();
    }
    return dues;
}

/// Scores a feature and sends all its figures home. The value: what is due for it.
template <class State>
DueList settle(Transition<State>& transition, FeatureId feature, const Scoring& scoring) {
    transition.template record<FeatureScored>(scoring, ScoredFor::Points);
    const DueList dues = dues_of(transition.tables, transition.state, feature, scoring);
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
