#pragma once

#include "companion/baseline/unseen_tiles.hpp"
#include "rules/rivals/game.hpp"

namespace mistward::companion::baseline {

/// Judges positions of the competitive and the base game for who is to decide, in points: theirs
/// less what the others have on average. What stands open counts by what it is worth and how likely
/// it is to be completed. Made for the turn of one position.
class RivalJudge {
public:
    using State = rules::rivals::State;
    using Decisions = rules::rivals::DecisionList;
    using Events = rules::rivals::EventList;

    static constexpr bool kLooksAhead = false;  ///< the next turn is another player's

    /// `now` must outlive the judge.
    RivalJudge(const rules::Tables& tables, const State& now);

    /// The higher the better.
    double operator()(const State& state);

private:
    using Points = rules::ByColour<double>;

    void add_open_features(const State& state, Points& points);
    void add_feature(const State& state, rules::SegmentId segment, Points& points);
    void add_meeples_at_hand(const State& state, Points& points) const;

    const rules::Tables& tables_;
    rules::Colour colour_;  ///< that player's
    double tiles_left_;
    UnseenTiles unseen_;
};

}  // namespace mistward::companion::baseline
