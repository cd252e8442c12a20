#include "server/store/rows.hpp"

#include <algorithm>

namespace mistward::store {

namespace {

template <std::size_t N>
std::array<std::uint8_t, N> bytes(const Statement& row, int column) {
    std::array<std::uint8_t, N> result{};
    std::ranges::copy(row.blob(column).first(N), result.begin());
    return result;
}

std::optional<GameEnd> game_end(const Statement& row) {
    if (row.is_null(9)) return std::nullopt;
    return GameEnd{row.integer(9), row.text(10), row.text(11), row.text(12)};
}

std::optional<ForkRecord> fork(const Statement& row) {
    if (row.is_null(14)) return std::nullopt;
    return ForkRecord{row.text(14), static_cast<std::uint64_t>(row.integer(15))};
}

Entry entry(const Statement& row) {
    Entry result;
    if (!row.is_null(1)) result.player = static_cast<std::uint8_t>(row.integer(1));
    result.decision = row.text(2);
    if (!row.is_null(3)) result.command = row.text(3);
    result.at_ms = row.integer(4);
    if (!row.is_null(5)) result.author = row.text(5);
    if (!row.is_null(6)) result.thought_ms = row.integer(6);
    result.planned = !row.is_null(7);
    return result;
}

}  // namespace

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
    if (!row.is_null(10)) room.lesson = static_cast<std::uint8_t>(row.integer(10));
    room.changed_ms = row.integer(11);
    room.said = static_cast<std::uint64_t>(row.integer(12));
    if (!row.is_null(13)) room.owner = row.text(13);
    return room;
}

RoomFate room_fate(const Statement& row, int column) {
    switch (row.integer(column)) {
        case 0:
            return RoomFate::There;
        case 1:
            return RoomFate::Closed;
        default:
            return RoomFate::Removed;
    }
}

GameRecord game_record(const Statement& row) {
    GameRecord game;
    game.id = row.text(0);
    game.number = static_cast<std::uint32_t>(row.integer(1));
    game.setup = row.text(2);
    game.tileset = row.text(3);
    game.tileset_digest = row.text(4);
    game.rules = row.text(5);
    game.seed = bytes<32>(row, 6);
    game.commitment = row.text(7);
    game.started_ms = row.integer(8);
    game.end = game_end(row);
    game.players = row.text(13);
    game.fork = fork(row);
    if (!row.is_null(16)) game.deck = row.text(16);
    return game;
}

std::vector<SeatRecord> seats_of(Connection& connection, const std::string& room) {
    const Cursor rows(
        connection
            .prepared(
                "SELECT seats.seat, seats.name, seats.kind, "
                "coalesce(players.secret, seats.token), seats.player, seats.silenced, seats.plans, "
                "seats.network FROM seats "
                "LEFT JOIN players ON players.id = seats.player "
                "WHERE seats.room = ? ORDER BY seats.seat")
            .bind(room));
    std::vector<SeatRecord> seats;
    while (rows->step()) {
        SeatRecord& seat = seats.emplace_back();
        seat.seat = static_cast<std::uint8_t>(rows->integer(0));
        seat.name = rows->text(1);
        seat.kind = rows->text(2);
        if (!rows->is_null(3)) seat.token = bytes<32>(*rows, 3);
        if (!rows->is_null(4)) seat.player = rows->text(4);
        seat.silenced = rows->integer(5) != 0;
        if (!rows->is_null(6)) seat.plans = rows->text(6);
        if (!rows->is_null(7)) seat.network = rows->text(7);
    }
    return seats;
}

std::vector<std::string> ids(Statement& statement) {
    const Cursor rows(statement);
    std::vector<std::string> result;
    while (rows->step()) result.push_back(rows->text(0));
    return result;
}

std::vector<Entry> entries_of(Connection& connection, const std::string& game) {
    const Cursor rows(
        connection
            .prepared("SELECT seq, player, decision, command, at, author, thought, planned "
                      "FROM entries "
                      "WHERE game = ? ORDER BY seq")
            .bind(game));
    std::vector<Entry> entries;
    for (std::int64_t last = 0; rows->step(); last = rows->integer(0)) {
        if (rows->integer(0) != last + 1) entries.emplace_back();
        entries.push_back(entry(*rows));
    }
    return entries;
}

}  // namespace mistward::store
