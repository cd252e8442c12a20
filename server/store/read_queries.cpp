#include "server/store/look_through.hpp"
#include "server/store/queries.hpp"
#include "server/store/rows.hpp"

#include <algorithm>

namespace mistward::store {

namespace {

constexpr std::string_view kRoom = "SELECT " MISTWARD_ROOM_COLUMNS
                                   " FROM rooms "
                                   "WHERE id = ? AND removed IS NULL";
// All rooms that are of a list, and which are looked for, from behind the one that was made at ?5
// and has the id ?6.
#define MISTWARD_LIST_OF_ROOMS(setup, of, which)                                                 \
    "SELECT id, removed IS NULL AND " which                                                      \
    " AND (CAST(?1 AS TEXT) IS NULL OR status = ?1) "                                            \
    "AND (CAST(?2 AS TEXT) IS NULL OR " setup " ->> 'game' = ?2) AND (?3 IS NULL OR CAST(" setup \
    " ->> 'level' AS TEXT) = CAST(?3 AS TEXT)) "                                                 \
    "AND (?4 = 0 OR seats > (SELECT count(*) FROM seats AS taken WHERE taken.room = rooms.id)) " \
    "FROM rooms WHERE " of                                                                       \
    " AND created <= ?5 AND (created < ?5 OR id > ?6) "                                          \
    "ORDER BY created DESC, id LIMIT ?7"
#define MISTWARD_LISTS_OF_ROOMS(of, which)                                      \
    {                                                                           \
        MISTWARD_LIST_OF_ROOMS(MISTWARD_SQLITE_JSON("rooms.setup"), of, which), \
            MISTWARD_LIST_OF_ROOMS("rooms.setup", of, which)                    \
    }
constexpr PerDialect kListedRooms MISTWARD_LISTS_OF_ROOMS("visibility = 'listed'",
                                                          "status <> 'closed'");
constexpr PerDialect kEveryRoom MISTWARD_LISTS_OF_ROOMS("TRUE", "TRUE");
#define MISTWARD_RESTLESS_ROOMS(options, which)                                         \
    "SELECT id FROM rooms WHERE status = 'playing' AND removed IS NULL AND paused = 0 " \
    "AND (" options                                                                     \
    " -> 'timer' ->> 'seconds' IS NOT NULL OR EXISTS "                                  \
    "(SELECT 1 FROM seats WHERE room = rooms.id AND kind = 'companion')) " which " ORDER BY id"
constexpr PerDialect kRestlessRooms{
    MISTWARD_RESTLESS_ROOMS(MISTWARD_SQLITE_JSON("rooms.options"), ""),
    MISTWARD_RESTLESS_ROOMS("rooms.options",
                            "AND NOT EXISTS (SELECT FROM leases JOIN nodes "
                            "ON nodes.node = leases.node WHERE leases.room = rooms.id)")};
constexpr std::string_view kCreated = "SELECT created FROM rooms WHERE id = ?";

std::optional<GameRecord> latest_game(Connection& connection, const std::string& room) {
    const Cursor row(connection
                         .prepared("SELECT " MISTWARD_GAME_COLUMNS
                                   " FROM games WHERE room = ? ORDER BY number DESC LIMIT 1")
                         .bind(room));
    if (!row->step()) return std::nullopt;
    return game_record(*row);
}

std::optional<RoomRecord> find_record(Connection& connection, const std::string& id) {
    const Cursor row(connection.prepared(kRoom).bind(id));
    return row->step() ? std::optional(room_record(*row)) : std::nullopt;
}

RoomSummary summary(Connection& connection, RoomRecord room) {
    RoomSummary result;
    result.seats = seats_of(connection, room.id);
    result.game = latest_game(connection, room.id);
    result.room = std::move(room);
    return result;
}

}  // namespace

Result<std::optional<StoredRoom>> find_room(Connection& connection, const std::string& id) {
    auto room = find_record(connection, id);
    if (!room) return std::nullopt;
    StoredRoom stored;
    stored.summary = summary(connection, std::move(*room));
    if (stored.summary.game) stored.entries = entries_of(connection, stored.summary.game->id);
    stored.chat = newest_chat(connection, id);
    stored.silenced = ids(
        connection.prepared("SELECT person FROM silences WHERE room = ? ORDER BY number").bind(id));
    return stored;
}

Result<std::string> room_name(Connection& connection, const std::string& id) {
    const Cursor row(connection.prepared("SELECT name FROM rooms WHERE id = ?").bind(id));
    return row->step() ? row->text(0) : std::string();
}

Result<std::vector<std::string>> restless_rooms(Connection& connection) {
    const Cursor rows(connection.prepared(kRestlessRooms).bind());
    std::vector<std::string> ids;
    while (rows->step()) ids.push_back(rows->text(0));
    return ids;
}

Result<RoomPage> listed_rooms(Connection& connection, const RoomFilter& filter) {
    const auto from = moment_of(connection, kCreated, filter.before);
    if (!from) return RoomPage{};
    const std::string before = filter.before.value_or("");
    const Cursor list(connection.prepared(filter.hidden ? kEveryRoom : kListedRooms)
                          .bind(filter.status, filter.game, filter.level, filter.free, *from,
                                before, rows_to_look_at(filter.within)));
    Found found = look_through(*list, filter.limit, filter.within);
    RoomPage page{{}, std::move(found.next)};
    for (const std::string& id : found.ids) {
        if (auto room = find_record(connection, id)) {
            page.rooms.push_back(summary(connection, std::move(*room)));
        }
    }
    return page;
}

}  // namespace mistward::store
