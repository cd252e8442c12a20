#pragma once

#include "companion/baseline/unseen_tiles.hpp"
#include "rules/mists/game.hpp"

namespace mistward::companion::baseline {

/// Judges positions of the co-operative game for the whole team, in points of the scoring meeples:
/// what was scored, what stands open and may still be scored, the meeples at hand, and the danger
/// from ghosts. Made for the turn of one position.
class TeamJudge {
public:
    using State = rules::mists::State;
    using Decisions = rules::mists::DecisionList;
    using Events = rules::mists::EventList;

    static constexpr bool kLooksAhead = true;

    /// `now` must outlive the judge.
    TeamJudge(const rules::Tables& tables, const State& now);

    /// The higher the better; a game that is won is better than any other, one that is lost worse.
    double operator()(const State& state);

private:
    double scored(const State& state) const;
    double open_features(const State& state);
    double meeples_at_hand(const State& state) const;
    double ghosts(const State& state);
    double hounds(const State& state) const;
    double banishable(const State& state);
    double danger(const State& state) const;

    const rules::Tables& tables_;
    double tiles_left_;
    double haste_ = 1;  ///< what a point weighs, against ghosts
    UnseenTiles unseen_;
};

}  // namespace mistward::companion::baseline
