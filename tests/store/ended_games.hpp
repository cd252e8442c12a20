#pragma once

#include "tests/store/await.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

namespace mistward::test {

// A team's points are on one track or, in level 6, on three; a player's are on their own. `points`
// has those of each track.
#define MISTWARD_FULL_COUNT(points)                                                           \
    "WITH played AS ("                                                                        \
    "  SELECT games.setup ->> 'game' AS game,"                                                \
    "    CAST(games.setup ->> 'level' AS BIGINT) AS level,"                                   \
    "    CAST(games.setup ->> 'players' AS BIGINT) AS players, games.outcome AS outcome,"     \
    "    (SELECT sum(" points                                                                 \
    ") AS together,"                                                                          \
    "    (SELECT avg(" points                                                                 \
    ") AS alone,"                                                                             \
    "    (SELECT max(" points                                                                 \
    ") AS most"                                                                               \
    "  FROM games JOIN rooms ON rooms.id = games.room"                                        \
    "  WHERE games.ended IS NOT NULL AND games.forked_from IS NULL"                           \
    "    AND rooms.visibility = 'listed') "                                                   \
    "SELECT game, level, players, count(*), count(*) FILTER (WHERE outcome = 'won'),"         \
    "  count(*) FILTER (WHERE outcome = 'lost'),"                                             \
    "  CAST(avg(CASE WHEN game = 'mists' THEN together ELSE alone END) AS DOUBLE PRECISION)," \
    "  CAST(max(CASE WHEN game = 'mists' THEN together ELSE most END) AS BIGINT) "            \
    "FROM played GROUP BY game, level, players "                                              \
    "ORDER BY game, level NULLS FIRST, players"
inline constexpr store::PerDialect kFullCount{
    MISTWARD_FULL_COUNT(
        "json_extract(value, '$.points')) FROM json_each(games.result, '$.tracks')"),
    MISTWARD_FULL_COUNT("CAST(track ->> 'points' AS BIGINT)) "
                        "FROM json_array_elements(games.result -> 'tracks') AS tracks(track)")};

/// What statistics say, counted from all games.
inline std::vector<store::GameStatistics> full_count(store::Connection& database) {
    const store::Cursor rows(database.prepared(kFullCount).bind());
    std::vector<store::GameStatistics> kinds;
    while (rows->step()) {
        store::GameStatistics& kind = kinds.emplace_back();
        kind.game = rows->text(0);
        if (!rows->is_null(1)) kind.level = static_cast<std::uint8_t>(rows->integer(1));
        kind.players = static_cast<std::uint8_t>(rows->integer(2));
        kind.games = static_cast<std::uint64_t>(rows->integer(3));
        kind.won = static_cast<std::uint64_t>(rows->integer(4));
        kind.lost = static_cast<std::uint64_t>(rows->integer(5));
        if (rows->is_null(6)) continue;
        kind.mean_points = rows->real(6);
        kind.best_points = rows->integer(7);
    }
    return kinds;
}

/// Means are equal up to what floating-point numbers round.
inline void check_equal(std::vector<store::GameStatistics> sums,
                        std::vector<store::GameStatistics> full) {
    REQUIRE(sums.size() == full.size());
    for (std::size_t i = 0; i < sums.size(); ++i) {
        REQUIRE(sums[i].mean_points.has_value() == full[i].mean_points.has_value());
        CHECK(sums[i].mean_points.value_or(0) == doctest::Approx(full[i].mean_points.value_or(0)));
        sums[i].mean_points = full[i].mean_points;
        CHECK(sums[i] == full[i]);
    }
}
#undef MISTWARD_FULL_COUNT

/// Rooms that are listed, each with a game that has ended and has no log.
struct Shelf {
    explicit Shelf(const std::vector<std::string>& rooms) {
        const auto store = database.open();
        for (const std::string& room : rooms) {
            REQUIRE(await(store->create_room(sample_room(room))));
            store::StartGame start = sample_start(room);
            start.entries.clear();
            if (room == "base") start.game.setup = R"({"game":"base","players":2})";
            start.end = store::GameEnd{5000, "won", "goal", kResult};
            REQUIRE(await(store->start_game(start)));
        }
    }

    void run(const std::string& sql) { connection->execute(sql); }
    std::int64_t games() const {
        return connection->integer("SELECT coalesce(sum(games), 0) FROM game_sums");
    }
    void check() const { check_equal(await(database.open()->statistics()).value(), all()); }
    std::vector<store::GameStatistics> all() const { return full_count(*connection); }

    static constexpr const char* kResult = R"({"tracks":[{"points":20},{"points":51}]})";
    TestDatabase database;
    std::unique_ptr<store::Connection> connection = database.connect();
};

}  // namespace mistward::test
