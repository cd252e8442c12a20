#pragma once

#include "protocol/error.hpp"
#include "protocol/json.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mistward::protocol {

/// Which ended games `GET /api/v1/games` tells. What is left out does not matter.
struct GameFilter {
    std::optional<std::string> game;  ///< its word, such as "mists"
    std::optional<std::uint8_t> level;
    std::optional<std::uint8_t> players;
    std::optional<std::string> outcome;  ///< its word
    std::optional<std::string> before;   ///< the id of a game: what comes after it in the list
    std::size_t limit = 50;
};

/// Reads the query of that request.
Result<GameFilter> decode_game_filter(const Json& query);

}  // namespace mistward::protocol
