#pragma once

#include "protocol/wire/describe.hpp"
#include "protocol/wire/loose.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol::wire {

/// What the players of ended games scored.
struct PointStatistics {
    Real mean;
    std::int64_t best = 0;
};
BOOST_DESCRIBE_STRUCT(PointStatistics, (), (mean, best))

/// The ended games of one kind.
struct KindStatistics {
    std::string game;  ///< a word of `rules::Mode`
    std::optional<std::uint8_t> level;
    std::uint8_t players = 0;
    std::uint64_t games = 0;
    std::uint64_t won = 0;
    std::uint64_t lost = 0;
    std::optional<PointStatistics> points;  ///< nothing: none of them has any recorded
};
BOOST_DESCRIBE_STRUCT(KindStatistics, (), (game, level, players, games, won, lost, points))

/// Body of `GET /api/v1/statistics`.
struct Statistics {
    std::vector<KindStatistics> statistics;
};
BOOST_DESCRIBE_STRUCT(Statistics, (), (statistics))

}  // namespace mistward::protocol::wire
