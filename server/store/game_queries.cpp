#include "server/store/look_through.hpp"
#include "server/store/queries.hpp"
#include "server/store/rows.hpp"

namespace mistward::store {

namespace {

constexpr std::string_view kGame = "SELECT " MISTWARD_GAME_COLUMNS
                                   " FROM games JOIN rooms ON rooms.id = games.room "
                                   "WHERE games.id = ? AND NOT " MISTWARD_IS_UNFINISHED;
constexpr std::string_view kGameIds =
    "SELECT games.id FROM games JOIN rooms ON rooms.id = games.room "
    "WHERE NOT " MISTWARD_IS_UNFINISHED " ORDER BY games.started, games.id";
constexpr std::string_view kRoomOfGame =
    "SELECT " MISTWARD_ROOM_COLUMNS ", " MISTWARD_ROOM_FATE
    " FROM rooms JOIN games ON games.room = rooms.id WHERE games.id = ?";
constexpr std::string_view kLastSeq = "SELECT coalesce(max(seq), 0) FROM entries WHERE game = ?";
// A list is walked along its index, so its order is that of the tables, too, which SQLite does not
// see by itself. All ended games, and which are looked for, from behind the one that ended at ?5
// and has the id ?6.
#define MISTWARD_ENDED_GAMES(setup, join)                                                          \
    "SELECT games.id, rooms.visibility = 'listed' "                                                \
    "AND (CAST(?1 AS TEXT) IS NULL OR " setup " ->> 'game' = ?1) AND (?2 IS NULL OR CAST(" setup   \
    " ->> 'level' AS TEXT) = CAST(?2 AS TEXT)) AND (?3 IS NULL OR CAST(" setup                     \
    " ->> 'players' AS TEXT) = CAST(?3 AS TEXT)) "                                                 \
    "AND (CAST(?4 AS TEXT) IS NULL OR games.outcome = ?4) "                                        \
    "FROM games " join                                                                             \
    " rooms ON rooms.id = games.room "                                                             \
    "WHERE games.ended IS NOT NULL AND games.ended <= ?5 AND (games.ended < ?5 OR games.id > ?6) " \
    "ORDER BY games.ended DESC, games.id LIMIT ?7"
constexpr PerDialect kEndedGames{
    MISTWARD_ENDED_GAMES(MISTWARD_SQLITE_JSON("games.setup"), "CROSS JOIN"),
    MISTWARD_ENDED_GAMES("games.setup", "JOIN")};
constexpr std::string_view kEnded = "SELECT ended FROM games WHERE id = ? AND ended IS NOT NULL";
constexpr std::string_view kSummary =
    "SELECT " MISTWARD_GAME_COLUMNS
    ", games.room, (SELECT max(seq) FROM entries WHERE entries.game = "
    "games.id), " MISTWARD_ROOM_FATE
    " "
    "FROM games JOIN rooms ON rooms.id = games.room WHERE games.id = ?";
// First by points, so that what was taken out again is not the best of anything.
constexpr std::string_view kStatistics =
    "SELECT mode, NULLIF(level, 0), players, CAST(sum(games) AS BIGINT), "
    "CAST(sum(won) AS BIGINT), CAST(sum(lost) AS BIGINT), "
    "CAST(sum(sixtieths) AS DOUBLE PRECISION) / 60 / NULLIF(sum(scored), 0), "
    "CAST(max(best) FILTER (WHERE scored > 0) AS BIGINT) "
    "FROM (SELECT mode, level, players, best, sum(games) AS games, sum(won) AS won, "
    "  sum(lost) AS lost, sum(scored) AS scored, sum(sixtieths) AS sixtieths "
    "  FROM game_sums GROUP BY mode, level, players, best) AS by_points "
    "GROUP BY mode, level, players HAVING sum(games) > 0 ORDER BY mode, level, players";

std::uint8_t small(const Statement& row, int column) {
    return static_cast<std::uint8_t>(row.integer(column));
}

std::uint64_t count(const Statement& row, int column) {
    return static_cast<std::uint64_t>(row.integer(column));
}

GameStatistics game_statistics(const Statement& row) {
    GameStatistics kind;
    kind.game = row.text(0);
    if (!row.is_null(1)) kind.level = small(row, 1);
    kind.players = small(row, 2);
    kind.games = count(row, 3);
    kind.won = count(row, 4);
    kind.lost = count(row, 5);
    if (!row.is_null(6)) {
        kind.mean_points = row.real(6);
        kind.best_points = row.integer(7);
    }
    return kind;
}

/// Nothing if the game has been removed meanwhile.
std::optional<GameSummary> game_summary(Connection& connection, const std::string& id) {
    const Cursor row(connection.prepared(kSummary).bind(id));
    if (!row->step()) return std::nullopt;
    return GameSummary{row->text(kGameColumns), game_record(*row), count(*row, kGameColumns + 1),
                       room_fate(*row, kGameColumns + 2)};
}

}  // namespace

Result<std::optional<StoredGame>> find_game(Connection& connection, const std::string& id) {
    auto head = find_game_head(connection, id);
    if (!head || !*head) return std::nullopt;
    return StoredGame{std::move((*head)->room), (*head)->fate, std::move((*head)->seats),
                      std::move((*head)->game), entries_of(connection, id)};
}

Result<std::optional<GameHead>> find_game_head(Connection& connection, const std::string& id) {
    GameHead head;
    {
        const Cursor game(connection.prepared(kGame).bind(id));
        if (!game->step()) return std::nullopt;
        head.game = game_record(*game);
        const Cursor room(connection.prepared(kRoomOfGame).bind(id));
        room->step();
        head.room = room_record(*room);
        head.fate = room_fate(*room, kRoomColumns);
        const Cursor last(connection.prepared(kLastSeq).bind(id));
        last->step();
        head.seq = count(*last, 0);
    }
    head.seats = seats_of(connection, head.room.id);
    return head;
}

Result<GamePage> ended_games(Connection& connection, const GameFilter& filter) {
    const auto from = moment_of(connection, kEnded, filter.before);
    if (!from) return GamePage{};
    const std::string before = filter.before.value_or("");
    const Cursor list(connection.prepared(kEndedGames)
                          .bind(filter.game, filter.level, filter.players, filter.outcome, *from,
                                before, rows_to_look_at(filter.within)));
    Found found = look_through(*list, filter.limit, filter.within);
    GamePage page{{}, std::move(found.next)};
    for (const std::string& id : found.ids) {
        if (auto game = game_summary(connection, id)) page.games.push_back(std::move(*game));
    }
    return page;
}

Result<std::vector<GameStatistics>> statistics(Connection& connection) {
    const Cursor rows(connection.prepared(kStatistics).bind());
    std::vector<GameStatistics> kinds;
    while (rows->step()) kinds.push_back(game_statistics(*rows));
    return kinds;
}

std::vector<std::string> game_ids(Connection& connection) {
    const Cursor rows(connection.prepared(kGameIds).bind());
    std::vector<std::string> ids;
    while (rows->step()) ids.push_back(rows->text(0));
    return ids;
}

}  // namespace mistward::store
