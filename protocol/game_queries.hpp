#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"
#include "protocol/wire/bounded.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/view.hpp"

#include <boost/describe/class.hpp>

#include <cstdint>

namespace mistward::protocol {

/// Which ended games `GET /api/v1/games` tells. What is left out does not matter.
struct GameFilter {
    wire::Omittable<rules::Mode> game;
    wire::Omittable<wire::Level> level;
    wire::Omittable<wire::Integer<std::uint8_t, 1, kMostSeats>> players;
    /// An ended game is not undecided.
    wire::Omittable<wire::Among<rules::Outcome::Won, rules::Outcome::Finished>> outcome;
    wire::Omittable<wire::GameId> before;  ///< the id of a game: what comes after it in the list
    wire::Usually<wire::Integer<std::uint8_t, 1, 100>, 50> limit;
};
BOOST_DESCRIBE_STRUCT(GameFilter, (), (game, level, players, outcome, before, limit))

/// Reads the query of that request.
Result<GameFilter> decode_game_filter(const Json& query);

}  // namespace mistward::protocol
