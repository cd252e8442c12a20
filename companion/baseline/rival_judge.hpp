#pragma once

#include "companion/baseline/unseen_tiles.hpp"
#include "rules/rivals/game.hpp"

namespace mistward::companion::baseline {

/// Judges positions of the competitive and the base game, with whatever parts, for who is to
/// decide, in points: theirs less what the others have on average. What stands open counts by what
/// it is worth and how likely it is to be completed. Made for the turn of one position.
template <rules::rivals::AnyState S>
class RivalJudge {
public:
    using State = S;
    using Decisions = rules::rivals::DecisionsOf<S>;
    using Events = rules::rivals::EventsOf<S>;
    using Points = rules::ByColour<double>;

    static constexpr bool kLooksAhead = false;  ///< the next turn is another player's

    /// `now` must outlive the judge.
    RivalJudge(const rules::Tables& tables, const State& now);

    /// The higher the better.
    double operator()(const State& state) { return lead(state.setup, points(state), colour_); }

    /// What each colour will have at the end, as far as the position shows it; that of a game which
    /// is over.
    Points points(const State& state);

    /// The points of a colour less those that the others have on average.
    static double lead(const rules::Setup& setup, const Points& points, rules::Colour colour);

private:
    void add_open_features(const State& state, Points& points);
    void add_feature(const State& state, rules::SegmentId segment, Points& points);
    void add_meeples_at_hand(const State& state, Points& points) const;

    const rules::Tables& tables_;
    rules::Colour colour_;  ///< that player's
    double tiles_left_;
    UnseenTiles unseen_;
};

extern template class RivalJudge<rules::rivals::State>;
extern template class RivalJudge<rules::rivals::LargeState>;

}  // namespace mistward::companion::baseline
