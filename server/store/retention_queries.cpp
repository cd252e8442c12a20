#include "server/store/people_queries.hpp"
#include "server/store/push_queries.hpp"
#include "server/store/queries.hpp"
#include "server/store/removal.hpp"
#include "server/store/report_queries.hpp"
#include "server/store/rows.hpp"
#include "server/store/webhook_queries.hpp"

namespace mistward::store {

namespace {

// What is old enough, with ?1 as the moment before which it was last used. Nothing is told of rooms
// that are removed, but for the games that are left of them.

#define MISTWARD_ROOM_IS_UNUSED                     \
    "rooms.removed IS NULL AND rooms.changed < ?1 " \
    "AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.room = rooms.id AND chat.at >= ?1) "
#define MISTWARD_UNSTARTED_ROOM \
    MISTWARD_ROOM_IS_UNUSED     \
    "AND rooms.status = 'open' AND NOT EXISTS (SELECT 1 FROM games WHERE games.room = rooms.id)"
#define MISTWARD_ABANDONED_ROOM                                                    \
    MISTWARD_ROOM_IS_UNUSED                                                        \
    "AND rooms.status = 'playing' AND NOT EXISTS (SELECT 1 FROM games AS running " \
    "    WHERE running.room = rooms.id AND running.ended IS NULL "                 \
    "    AND (SELECT at FROM entries WHERE game = running.id ORDER BY seq DESC LIMIT 1) >= ?1)"
#define MISTWARD_CLOSED_ROOM MISTWARD_ROOM_IS_UNUSED "AND rooms.status = 'closed'"
#define MISTWARD_ENDED_ROOM                                                   \
    MISTWARD_ROOM_IS_UNUSED                                                   \
    "AND rooms.status = 'over' AND NOT EXISTS (SELECT 1 FROM games AS fresh " \
    "    WHERE fresh.room = rooms.id AND (fresh.ended IS NULL OR fresh.ended >= ?1))"
#define MISTWARD_ENDED_GAME                                                              \
    "games.ended < ?1 AND EXISTS (SELECT 1 FROM rooms WHERE rooms.id = games.room "      \
    "    AND (rooms.removed IS NOT NULL OR rooms.status = 'closed' OR EXISTS (SELECT 1 " \
    "        FROM games AS newer WHERE newer.room = games.room "                         \
    "        AND newer.number > games.number)))"
#define MISTWARD_UNUSED_PLAYER                                                \
    "players.seen < ?1 AND players.owner IS NULL "                            \
    "AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.player = players.id) "   \
    "AND NOT EXISTS (SELECT 1 FROM played WHERE played.player = players.id) " \
    "AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.owner = players.id) "    \
    "AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.player = players.id) "     \
    "AND NOT EXISTS (SELECT 1 FROM players AS bots WHERE bots.owner = players.id)"
#define MISTWARD_ACT "at < ?1 AND number < (SELECT max(number) FROM audit)"

#define MISTWARD_PAGE_OF(table, condition, rows)                        \
    "SELECT id, " rows " FROM " table " WHERE " condition " AND " table \
    ".id > ?2 ORDER BY "                                                \
    "id LIMIT ?3"
#define MISTWARD_ONE_OF(table, condition) \
    "SELECT 1 FROM " table " WHERE " condition " AND " table ".id = ?2"

/// Whose hash no token has.
constexpr TokenHash kNobody{};

/// Lines of chat of a room, or acts, that go in one transaction.
constexpr std::int64_t kRowsAtOnce = 500;
/// A transaction that has changed this many rows begins nothing more: some ten milliseconds, for
/// which those who play may have to wait.
constexpr std::int64_t kMostRows = 4000;

/// What became of one of the ids.
struct Part {
    std::int64_t rows = 0;
    bool has_more = false;  ///< there is more than one transaction should hold
};

// SQLite would go through the room's lines instead.
#define MISTWARD_OLD_CHAT(from)        \
    "SELECT room, count(*) FROM " from \
    " WHERE at < ?1 AND room > ?2 GROUP BY room ORDER BY room LIMIT ?3"
constexpr PerDialect kRoomsWithOldChat{MISTWARD_OLD_CHAT("chat INDEXED BY chat_by_age"),
                                       MISTWARD_OLD_CHAT("chat")};

std::string_view page_of(Ageing what, Dialect dialect) {
    switch (what) {
        case Ageing::UnstartedRoom:
            return MISTWARD_PAGE_OF("rooms", MISTWARD_UNSTARTED_ROOM, "1");
        case Ageing::AbandonedRoom:
            return MISTWARD_PAGE_OF("rooms", MISTWARD_ABANDONED_ROOM, "1");
        case Ageing::ClosedRoom:
            return MISTWARD_PAGE_OF("rooms", MISTWARD_CLOSED_ROOM, "1");
        case Ageing::EndedGame:
            return MISTWARD_PAGE_OF("games", MISTWARD_ENDED_GAME, "1");
        case Ageing::EndedRoom:
            // Its older games go one by one before it.
            return MISTWARD_PAGE_OF("rooms", MISTWARD_ENDED_ROOM, "1");
        case Ageing::ChatLine:
            return kRoomsWithOldChat.in(dialect);
        case Ageing::Player:
            return MISTWARD_PAGE_OF("players", MISTWARD_UNUSED_PLAYER, "1");
        case Ageing::Act:
            break;
    }
    return "SELECT 'audit', count(*) FROM audit WHERE " MISTWARD_ACT
           " AND 'audit' > ?2 HAVING count(*) > 0 LIMIT ?3";
}

std::string_view room_of(Ageing what) {
    switch (what) {
        case Ageing::UnstartedRoom:
            return MISTWARD_ONE_OF("rooms", MISTWARD_UNSTARTED_ROOM);
        case Ageing::AbandonedRoom:
            return MISTWARD_ONE_OF("rooms", MISTWARD_ABANDONED_ROOM);
        case Ageing::ClosedRoom:
            return MISTWARD_ONE_OF("rooms", MISTWARD_CLOSED_ROOM);
        default:
            return MISTWARD_ONE_OF("rooms", MISTWARD_ENDED_ROOM);
    }
}

bool is_there(Statement& statement) {
    const Cursor row(statement);
    return row->step();
}

void run(Connection& connection, std::string_view sql, const std::string& id) {
    connection.prepared(sql).bind(id).run();
}

bool has_games(Connection& connection, const std::string& room) {
    return is_there(connection.prepared("SELECT 1 FROM games WHERE room = ?").bind(room));
}

/// The row stays while there are games that need it, and opens nothing any more.
void retire_room(Connection& connection, const std::string& id, std::int64_t now_ms) {
    if (has_games(connection, id)) {
        run(connection, "DELETE FROM seats WHERE room = ?", id);
        run(connection, "DELETE FROM silences WHERE room = ?", id);
        run(connection, "DELETE FROM invitations WHERE room = ?", id);
        run(connection, "DELETE FROM webhook_marks WHERE room = ?", id);
        run(connection, "DELETE FROM push_marks WHERE room = ?", id);
        delete_lease(connection, id);
        connection
            .prepared(
                "UPDATE rooms SET removed = ?, name = '', owner = NULL, owner_token = ?, "
                "status = CASE WHEN status = 'closed' THEN 'closed' ELSE 'over' END WHERE id = ?")
            .bind(now_ms, std::span<const std::uint8_t>(kNobody), id)
            .run();
    } else {
        delete_room(connection, id);
    }
}

/// False: there are more lines than one transaction should hold.
bool delete_chat(Connection& connection, const std::string& room) {
    connection
        .prepared(
            "DELETE FROM chat WHERE room = ?1 AND number < "
            "(SELECT min(number) FROM chat WHERE room = ?1) + ?2")
        .bind(room, kRowsAtOnce)
        .run();
    return !is_there(connection.prepared("SELECT 1 FROM chat WHERE room = ?").bind(room));
}

Part prune_room(Connection& connection, const Prune& request, const std::string& id) {
    if (!is_there(connection.prepared(room_of(request.what)).bind(request.before_ms, id))) {
        return {};
    }
    if (!delete_chat(connection, id)) return {0, true};
    const bool with_ended = request.what == Ageing::EndedRoom;
    const auto games = ids(connection
                               .prepared("SELECT id FROM games WHERE room = ? "
                                         "AND (ended IS NULL OR ? = 1) ORDER BY number")
                               .bind(id, with_ended));
    for (const std::string& game : games) delete_game(connection, game);
    delete_unused_tilesets(connection, request.now_ms);
    retire_room(connection, id, request.now_ms);
    return {with_ended ? static_cast<std::int64_t>(games.size()) : 1, false};
}

Part prune_game(Connection& connection, const Prune& request, const std::string& id) {
    if (!is_there(connection.prepared(MISTWARD_ONE_OF("games", MISTWARD_ENDED_GAME))
                      .bind(request.before_ms, id))) {
        return {};
    }
    const auto rooms = ids(connection.prepared("SELECT room FROM games WHERE id = ?").bind(id));
    delete_game(connection, id);
    delete_unused_tilesets(connection, request.now_ms);
    run(connection,
        "DELETE FROM rooms WHERE id = ? AND removed IS NOT NULL "
        "AND NOT EXISTS (SELECT 1 FROM games WHERE games.room = rooms.id)",
        rooms.front());
    return {1, false};
}

Part prune_chat(Connection& connection, const Prune& request, const std::string& id) {
    connection
        .prepared(
            "UPDATE rooms SET said = (SELECT max(number) FROM chat WHERE room = ?1 AND at < ?2) "
            "WHERE id = ?1 AND said < (SELECT max(number) FROM chat WHERE room = ?1 AND at < ?2)")
        .bind(id, request.before_ms)
        .run();
    connection
        .prepared(
            "DELETE FROM chat WHERE room = ?1 AND number IN (SELECT number FROM chat "
            "WHERE room = ?1 AND at < ?2 ORDER BY number LIMIT ?3)")
        .bind(id, request.before_ms, kRowsAtOnce)
        .run();
    const std::int64_t rows = connection.changes();
    return {rows, rows == kRowsAtOnce};
}

Part prune_player(Connection& connection, const Prune& request, const std::string& id) {
    if (!is_there(connection.prepared(MISTWARD_ONE_OF("players", MISTWARD_UNUSED_PLAYER))
                      .bind(request.before_ms, id))) {
        return {};
    }
    // As of `check_player`: this comes first.
    run(connection, "DELETE FROM players WHERE id = ?", id);
    run(connection, "DELETE FROM invitations WHERE player = ?", id);
    run(connection, kDeleteSilencesOf, id);
    delete_webhook(connection, id);
    delete_people(connection, id);
    detach_reports(connection, id);
    delete_pushes(connection, id);
    return {1, false};
}

Part prune_acts(Connection& connection, const Prune& request) {
    connection
        .prepared(
            "DELETE FROM audit WHERE number IN "
            "(SELECT number FROM audit WHERE " MISTWARD_ACT " ORDER BY number LIMIT ?2)")
        .bind(request.before_ms, kRowsAtOnce)
        .run();
    const std::int64_t rows = connection.changes();
    return {rows, rows == kRowsAtOnce};
}

Part prune_one(Connection& connection, const Prune& request, const std::string& id) {
    switch (request.what) {
        case Ageing::EndedGame:
            return prune_game(connection, request, id);
        case Ageing::ChatLine:
            return prune_chat(connection, request, id);
        case Ageing::Player:
            return prune_player(connection, request, id);
        case Ageing::Act:
            return prune_acts(connection, request);
        default:
            return prune_room(connection, request, id);
    }
}

}  // namespace

Result<std::vector<Expired>> expired(Connection& connection, const ExpiredQuery& query) {
    const Cursor rows(
        connection.prepared(page_of(query.what, connection.dialect()))
            .bind(query.before_ms, query.after, static_cast<std::int64_t>(kExpiredPage)));
    std::vector<Expired> page;
    while (rows->step()) page.push_back({rows->text(0), rows->integer(1)});
    return page;
}

Result<Pruned> prune(Connection& connection, const Prune& request) {
    const std::int64_t before = connection.all_changes();
    Pruned pruned;
    for (const std::string& id : request.ids) {
        const Part part = prune_one(connection, request, id);
        pruned.rows += part.rows;
        if (part.has_more) break;
        ++pruned.done;
        if (connection.all_changes() - before >= kMostRows) break;
    }
    return pruned;
}

}  // namespace mistward::store
