#pragma once

#include "protocol/wire/council.hpp"
#include "protocol/wire/loose.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol::wire {

// What companions make of a game: hints, odds, and the review of a game that is over.

/// How likely it is that the team wins, or each of the rivals; 0 to 1.
using Chances = std::vector<Real>;

/// REASON of the guide.
struct Reason {
    std::string theme;
    std::string feature;
    Real before;
    Real after;
    Real effect;
    std::optional<Point> at;
};
BOOST_DESCRIBE_STRUCT(Reason, (), (theme, feature, before, after, effect, at))

/// ADVICE of the guide.
struct Advice {
    std::vector<LegalDecision> decisions;
    Real chance;
    Consequences consequences;
    std::vector<Reason> reasons;
};
BOOST_DESCRIBE_STRUCT(Advice, (), (decisions, chance, consequences, reasons))

/// The turns that a hint was chosen from, taken together.
struct Considered {
    int turns = 0;
    Real least_chance;
    unsigned least_ghosts = 0;
    unsigned most_ghosts = 0;
};
BOOST_DESCRIBE_STRUCT(Considered, (), (turns, least_chance, least_ghosts, most_ghosts))

/// What a companion would decide, and the best ways to play the turn.
struct HintEffort {
    std::uint64_t positions = 0;
    std::uint64_t full = 0;
};
BOOST_DESCRIBE_STRUCT(HintEffort, (), (positions, full))

struct Hint {
    std::uint64_t seq = 0;
    LegalDecision decision;
    std::vector<Advice> turns;
    Considered considered;
    HintEffort effort;
};
BOOST_DESCRIBE_STRUCT(Hint, (), (seq, decision, turns, considered, effort))

/// The chances at the end of a turn.
struct TurnOdds {
    std::uint64_t seq = 0;
    int turn = 0;
    Chances chances;
};
BOOST_DESCRIBE_STRUCT(TurnOdds, (), (seq, turn, chances))

/// ODDS of the guide.
struct Odds {
    std::vector<TurnOdds> odds;
};
BOOST_DESCRIBE_STRUCT(Odds, (), (odds))

/// A decision of a reviewed game.
struct ReviewedDecision {
    std::uint64_t seq = 0;
    LegalDecision decision;
    Chances chances;
};
BOOST_DESCRIBE_STRUCT(ReviewedDecision, (), (seq, decision, chances))

/// A turn of a reviewed game.
struct ReviewedTurn {
    int turn = 1;
    std::size_t player = 0;
    std::vector<ReviewedDecision> decisions;
    Advice played;
    std::optional<Advice> better;
    Real cost;
};
BOOST_DESCRIBE_STRUCT(ReviewedTurn, (), (turn, player, decisions, played, better, cost))

/// A turn after which the chances had changed much.
struct TurningPoint {
    int turn = 1;
    Real change;
    Real drawn;
};
BOOST_DESCRIBE_STRUCT(TurningPoint, (), (turn, change, drawn))

/// REVIEW of the guide.
struct Review {
    std::string game_id;
    Chances start;
    std::vector<ReviewedTurn> turns;
    std::vector<TurningPoint> turning_points;
};
BOOST_DESCRIBE_STRUCT(Review, (), (game_id, start, turns, turning_points))

}  // namespace mistward::protocol::wire
