#include "server/store/queries.hpp"
#include "server/store/sqlite_error.hpp"

#include <algorithm>

namespace mistward::store {

namespace {

template <std::size_t N>
std::array<std::uint8_t, N> bytes(const Statement& row, int column) {
    std::array<std::uint8_t, N> result{};
    std::ranges::copy(row.blob(column).first(N), result.begin());
    return result;
}

constexpr std::string_view kRoom =
    "SELECT id, name, setup, visibility, seats, owner_token, status, created, options, paused "
    "FROM rooms WHERE id = ?";
constexpr std::string_view kListedRooms =
    "SELECT id, name, setup, visibility, seats, owner_token, status, created, options, paused "
    "FROM rooms WHERE visibility = 'listed' AND status <> 'closed' "
    "AND (?1 IS NULL OR status = ?1) "
    "AND (?2 IS NULL OR json_extract(setup, '$.game') = ?2) "
    "AND (?3 IS NULL OR json_extract(setup, '$.level') = ?3) "
    "AND (NOT ?4 OR seats > (SELECT count(*) FROM seats AS taken WHERE taken.room = rooms.id)) "
    "ORDER BY created DESC, id LIMIT ?5";

RoomRecord room_record(const Statement& row) {
    RoomRecord room;
    room.id = row.text(0);
    room.name = row.text(1);
    room.setup = row.text(2);
    room.visibility = row.text(3);
    room.seats = static_cast<std::uint8_t>(row.integer(4));
    room.owner_token = bytes<32>(row, 5);
    room.status = row.text(6);
    room.created_ms = row.integer(7);
    room.options = row.text(8);
    room.paused = row.integer(9) != 0;
    return room;
}

std::vector<SeatRecord> seats_of(Connection& connection, const std::string& room) {
    const Cursor rows(
        connection
            .prepared("SELECT seat, name, kind, token FROM seats WHERE room = ? ORDER BY seat")
            .bind(room));
    std::vector<SeatRecord> seats;
    while (rows->step()) {
        SeatRecord& seat = seats.emplace_back();
        seat.seat = static_cast<std::uint8_t>(rows->integer(0));
        seat.name = rows->text(1);
        seat.kind = rows->text(2);
        if (!rows->is_null(3)) {
            seat.token = bytes<32>(*rows, 3);
        }
    }
    return seats;
}

std::optional<GameEnd> game_end(const Statement& row) {
    if (row.is_null(9)) {
        return std::nullopt;
    }
    return GameEnd{row.integer(9), row.text(10), row.text(11), row.text(12)};
}

std::optional<ForkRecord> fork(const Statement& row) {
    if (row.is_null(14)) {
        return std::nullopt;
    }
    return ForkRecord{row.text(14), static_cast<std::uint64_t>(row.integer(15)), row.text(16)};
}

std::optional<GameRecord> latest_game(Connection& connection, const std::string& room) {
    const Cursor row(
        connection
            .prepared("SELECT id, number, setup, tileset, tileset_digest, rules, seed, commitment, "
                      "started, ended, outcome, reason, result, players, forked_from, forked_seq, "
                      "deck FROM games WHERE room = ? "
                      "ORDER BY number DESC LIMIT 1")
            .bind(room));
    if (!row->step()) {
        return std::nullopt;
    }
    GameRecord game;
    game.id = row->text(0);
    game.number = static_cast<std::uint32_t>(row->integer(1));
    game.setup = row->text(2);
    game.tileset = row->text(3);
    game.tileset_digest = row->text(4);
    game.rules = row->text(5);
    game.seed = bytes<32>(*row, 6);
    game.commitment = row->text(7);
    game.started_ms = row->integer(8);
    game.end = game_end(*row);
    game.players = row->text(13);
    game.fork = fork(*row);
    return game;
}

RoomSummary summary(Connection& connection, RoomRecord room) {
    RoomSummary result;
    result.seats = seats_of(connection, room.id);
    result.game = latest_game(connection, room.id);
    result.room = std::move(room);
    return result;
}

Entry entry(const Statement& row) {
    Entry result;
    if (!row.is_null(1)) {
        result.player = static_cast<std::uint8_t>(row.integer(1));
    }
    result.decision = row.text(2);
    if (!row.is_null(3)) {
        result.command = row.text(3);
    }
    result.at_ms = row.integer(4);
    if (!row.is_null(5)) {
        result.author = row.text(5);
    }
    if (!row.is_null(6)) {
        result.thought_ms = row.integer(6);
    }
    return result;
}

std::vector<Entry> entries_of(Connection& connection, const std::string& game) {
    const Cursor rows(
        connection
            .prepared("SELECT seq, player, decision, command, at, author, thought FROM entries "
                      "WHERE game = ? ORDER BY seq")
            .bind(game));
    std::vector<Entry> entries;
    while (rows->step()) {
        entries.push_back(entry(*rows));
        if (rows->integer(0) != static_cast<std::int64_t>(entries.size())) {
            throw SqliteError(
                0, "the log of game " + game + " has no entry " + std::to_string(entries.size()));
        }
    }
    return entries;
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
    return stored;
}

Result<std::vector<std::string>> restless_rooms(Connection& connection) {
    const Cursor rows(
        connection
            .prepared("SELECT id FROM rooms WHERE status = 'playing' AND NOT paused "
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
                                static_cast<std::int64_t>(filter.limit)));
    while (rows->step()) {
        rooms.push_back(summary(connection, room_record(*rows)));
    }
    return rooms;
}

}  // namespace mistward::store
