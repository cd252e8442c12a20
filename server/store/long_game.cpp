#include "server/store/long_game.hpp"

#include "server/log/log.hpp"
#include "server/store/answer_queries.hpp"
#include "server/store/database_error.hpp"
#include "server/store/queries.hpp"
#include "server/store/removal.hpp"
#include "server/store/rows.hpp"
#include "server/store/submit.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>

namespace mistward::store {

namespace {

constexpr std::string_view kUnfinished =
    "SELECT rooms.id FROM rooms JOIN games ON games.room = rooms.id WHERE " MISTWARD_IS_UNFINISHED
    " AND (CAST(?1 AS TEXT) IS NULL OR rooms.id = ?1) AND rooms.created <= ?2";

void change(Connection& connection, std::string_view sql, const std::string& id) {
    connection.prepared(sql).bind(id).run();
}

constexpr std::int64_t kAtAnyTime = std::numeric_limits<std::int64_t>::max();

/// Those of that room, if one is named, that were begun by that moment.
std::vector<std::string> unfinished_rooms(Connection& connection,
                                          const std::optional<std::string>& room,
                                          std::int64_t by_ms) {
    return ids(connection.prepared(kUnfinished).bind(room, by_ms));
}

}  // namespace

Result<void> LongGame::write_next(Connection& connection) {
    return written_ == 0 ? begin(connection) : go_on(connection);
}

Result<void> LongGame::begin(Connection& connection) {
    if (const auto created = create_room(connection, request_.room); !created) return created;
    change(connection, "UPDATE rooms SET removed = created WHERE id = ?", request_.room.id);
    const StartGame& start = request_.start;
    begun_ = true;
    return start_game(connection,
                      {start.room, start.seats, start.game, take_part(), {}, start.tileset});
}

Result<void> LongGame::go_on(Connection& connection) {
    const StartGame& start = request_.start;
    Append next{start.room.id, start.game.id, written_, {}, {}, start.room.status};
    next.entries = take_part();
    if (is_written()) {
        next.end = start.end;
        change(connection, "UPDATE rooms SET removed = NULL WHERE id = ?", start.room.id);
    }
    const auto appended = append(connection, next);
    if (!appended || !is_written()) return appended;
    return keep_answer(connection, request_.answer);
}

std::vector<Entry> LongGame::take_part() {
    auto& entries = request_.start.entries;
    const std::size_t end = std::min(written_ + kEntriesAtOnce, entries.size());
    const auto at = [&entries](std::size_t index) {
        return entries.begin() + static_cast<std::ptrdiff_t>(index);
    };
    std::vector<Entry> part(std::make_move_iterator(at(written_)),
                            std::make_move_iterator(at(end)));
    written_ = end;
    return part;
}

Result<void> LongGame::remove(Connection& connection) const {
    // A room that has that id without this is somebody else's.
    if (begun_ && !unfinished_rooms(connection, request_.room.id, kAtAnyTime).empty()) {
        delete_room(connection, request_.room.id);
    }
    return {};
}

AsyncResult<void> write_in_parts(LargeWrites& parts, QuietWrites& rest, CreatePlayingRoom request) {
    const auto game = std::make_shared<LongGame>(std::move(request));
    const auto write_next = [game](Connection& connection) { return game->write_next(connection); };
    Result<void> written;
    while (written && !game->is_written()) written = co_await submit<void>(parts, write_next);
    if (!written) {
        const auto remove = [game](Connection& connection) { return game->remove(connection); };
        co_await submit<void>(rest, remove);
    }
    co_return written;
}

void clear_away_unfinished(Connection& connection, std::int64_t before_ms) {
    const auto rooms = unfinished_rooms(connection, {}, before_ms);
    if (rooms.empty()) return;
    try {
        Transaction transaction(connection, Access::Write);
        for (const std::string& room : rooms) delete_room(connection, room);
        transaction.commit();
    } catch (const DatabaseError& error) {
        if (!error.is_resource()) throw;
        log::warn("what was not written to its end stays in the database: {}", error.what());
    }
}

}  // namespace mistward::store
