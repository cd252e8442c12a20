#pragma once

#include "protocol/wire/bounded.hpp"
#include "protocol/wire/describe.hpp"
#include "protocol/wire/words.hpp"
#include "rules/game.hpp"

namespace mistward::protocol::wire {

/// The points of a colour in the end.
struct FinalPoints {
    rules::Colour colour = rules::Colour::Red;
    Integer<int, 0, kMostPoints> points;
    bool operator==(const FinalPoints&) const = default;
};
BOOST_DESCRIBE_STRUCT(FinalPoints, (), (colour, points))

/// The ghosts in the end.
struct FinalGhosts {
    Integer<int, 0, kMostGhostsOfGame> total;
    Integer<int, 0, kMostGhostsOfGame> supply;
    bool operator==(const FinalGhosts&) const = default;
};
BOOST_DESCRIBE_STRUCT(FinalGhosts, (), (total, supply))

/// What a game came to: the totals, and in the co-operative game how it stood with the ghosts.
/// Versions that did not record them have ended games, too.
struct Totals {
    Omittable<Integer<int, 1, kMostTurns>> turns;
    Omittable<Items<FinalPoints, rules::kColourCount, 1>> tracks;
    Omittable<Items<rules::Colour, rules::kColourCount>> winners;
    Omittable<FinalGhosts> ghosts;
};
BOOST_DESCRIBE_STRUCT(Totals, (), (turns, tracks, winners, ghosts))

/// RESULT of the guide.
struct Result : Totals {
    Among<rules::Outcome::Won, rules::Outcome::Finished> outcome;
    Among<rules::EndReason::GoalReached, rules::EndReason::AllTilesPlaced> reason;
};
BOOST_DESCRIBE_STRUCT(Result, (Totals), (outcome, reason))

/// Of a game that is over.
Totals totals(const rules::Game& game);
/// The same with its outcome.
Result result(const rules::Game& game);

}  // namespace mistward::protocol::wire
