#include "server/store/queries.hpp"
#include "server/store/rows.hpp"
#include "server/store/sqlite_error.hpp"

#include <algorithm>

namespace mistward::store {

namespace {

constexpr std::string_view kRoom = "SELECT " MISTWARD_ROOM_COLUMNS
                                   " FROM rooms "
                                   "WHERE id = ? AND removed IS NULL";
constexpr std::string_view kListedRooms =
    "SELECT " MISTWARD_ROOM_COLUMNS
    " FROM rooms "
    "WHERE removed IS NULL AND (?6 OR (visibility = 'listed' AND status <> 'closed')) "
    "AND (?1 IS NULL OR status = ?1) "
    "AND (?2 IS NULL OR json_extract(setup, '$.game') = ?2) "
    "AND (?3 IS NULL OR json_extract(setup, '$.level') = ?3) "
    "AND (NOT ?4 OR seats > (SELECT count(*) FROM seats AS taken WHERE taken.room = rooms.id)) "
    "AND (?7 IS NULL OR (-created, id) > (SELECT -created, id FROM rooms WHERE id = ?7)) "
    "ORDER BY created DESC, id LIMIT ?5";

std::optional<GameRecord> latest_game(Connection& connection, const std::string& room) {
    const Cursor row(connection
                         .prepared("SELECT " MISTWARD_GAME_COLUMNS
                                   " FROM games WHERE room = ? ORDER BY number DESC LIMIT 1")
                         .bind(room));
    if (!row->step()) {
        return std::nullopt;
    }
    return game_record(*row);
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
    std::optional<RoomRecord> room;
    {
        const Cursor row(connection.prepared(kRoom).bind(id));
        if (!row->step()) {
            return std::nullopt;
        }
        room = room_record(*row);
    }
    StoredRoom stored;
    stored.summary = summary(connection, std::move(*room));
    if (stored.summary.game) {
        stored.entries = entries_of(connection, stored.summary.game->id);
    }
    stored.chat = newest_chat(connection, id);
    return stored;
}

Result<std::vector<std::string>> restless_rooms(Connection& connection) {
    const Cursor rows(
        connection
            .prepared(
                "SELECT id FROM rooms WHERE status = 'playing' AND removed IS NULL AND NOT paused "
                "AND (json_extract(options, '$.timer.seconds') IS NOT NULL OR EXISTS "
                "(SELECT 1 FROM seats WHERE room = rooms.id AND kind = 'companion')) "
                "ORDER BY id")
            .bind());
    std::vector<std::string> ids;
    while (rows->step()) {
        ids.push_back(rows->text(0));
    }
    return ids;
}

Result<std::vector<RoomSummary>> listed_rooms(Connection& connection, const RoomFilter& filter) {
    std::vector<RoomSummary> rooms;
    const Cursor rows(connection.prepared(kListedRooms)
                          .bind(filter.status, filter.game, filter.level, filter.free,
                                static_cast<std::int64_t>(filter.limit), filter.hidden,
                                filter.before));
    while (rows->step()) {
        rooms.push_back(summary(connection, room_record(*rows)));
    }
    return rooms;
}

}  // namespace mistward::store
