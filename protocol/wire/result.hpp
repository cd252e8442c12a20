#pragma once

#include "protocol/wire/state.hpp"

#include <string>
#include <vector>

namespace mistward::protocol::wire {

/// What a game came to: the totals, and in the co-operative game how it stood with the ghosts.
/// Versions that did not record them have ended games, too.
struct Totals {
    Omittable<int> turns;
    Omittable<std::vector<Points>> tracks;
    Omittable<std::vector<rules::Colour>> winners;
    Omittable<Ghosts> ghosts;
};
BOOST_DESCRIBE_STRUCT(Totals, (), (turns, tracks, winners, ghosts))

/// RESULT of the guide.
struct Result : Totals {
    rules::Outcome outcome = rules::Outcome::Undecided;
    rules::EndReason reason = rules::EndReason::None;
};
BOOST_DESCRIBE_STRUCT(Result, (Totals), (outcome, reason))

/// Of a game that is over.
Totals totals(const rules::Game& game);
/// The same with its outcome.
Result result(const rules::Game& game);

}  // namespace mistward::protocol::wire
