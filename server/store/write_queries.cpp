#include "server/store/answer_queries.hpp"
#include "server/store/insert_entries.hpp"
#include "server/store/player_hold.hpp"
#include "server/store/queries.hpp"
#include "server/store/rows.hpp"

#include <algorithm>

namespace mistward::store {

namespace {

using Bytes = std::span<const std::uint8_t>;

/// Runs an INSERT that does nothing where the row exists already, which is a conflict.
Result<void> insert(Connection& connection, Statement& statement) {
    statement.run();
    if (connection.changes() == 0) return tl::unexpected(Failure::Conflict);
    return {};
}

std::optional<Bytes> bytes(const std::optional<TokenHash>& token) {
    return token ? std::optional<Bytes>(*token) : std::nullopt;
}

/// The player of the seat has been checked.
Result<void> insert_seat(Connection& connection, const std::string& room, const SeatRecord& seat) {
    return insert(connection,
                  connection
                      .prepared("INSERT INTO seats (room, seat, name, kind, token, "
                                "player, silenced, plans, network) "
                                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
                      .bind(room, seat.seat, seat.name, seat.kind, bytes(seat.token), seat.player,
                            seat.silenced ? 1 : 0, seat.plans, seat.network));
}

Result<void> check_players(Connection& connection, const std::vector<SeatRecord>& seats) {
    for (const SeatRecord& seat : seats) {
        if (const auto there = check_player(connection, seat.player); !there) return there;
    }
    return {};
}

void replace_silences(Connection& connection, const std::string& room,
                      const std::vector<std::string>& persons) {
    connection.prepared("DELETE FROM silences WHERE room = ?").bind(room).run();
    std::int64_t number = 0;
    for (const std::string& person : persons) {
        connection.prepared("INSERT INTO silences (room, person, number) VALUES (?, ?, ?)")
            .bind(room, person, ++number)
            .run();
    }
}

/// A fork as columns, all but the last null for a game that began at its beginning.
struct ForkColumns {
    std::optional<std::string> game = {};
    std::optional<std::int64_t> seq = {};
    std::optional<std::string> deck = {};
    std::optional<std::string> lesson_deck = {};
};

ForkColumns fork_columns(const GameRecord& game) {
    if (!game.fork) return {.lesson_deck = game.deck};
    return {game.fork->game, static_cast<std::int64_t>(game.fork->seq), game.deck};
}

Result<void> insert_game(Connection& connection, const std::string& room, const GameRecord& game) {
    const ForkColumns fork = fork_columns(game);
    return insert(
        connection,
        connection
            .prepared("INSERT INTO games (id, room, number, setup, tileset, tileset_digest, rules, "
                      "seed, commitment, players, forked_from, forked_seq, deck, lesson_deck, "
                      "started) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                      "ON CONFLICT DO NOTHING")
            .bind(game.id, room, game.number, game.setup, game.tileset, game.tileset_digest,
                  game.rules, Bytes(game.seed), game.commitment, game.players, fork.game, fork.seq,
                  fork.deck, fork.lesson_deck, game.started_ms));
}

bool log_reaches(Connection& connection, const std::string& game, std::uint64_t seq) {
    const Cursor last(
        connection.prepared("SELECT coalesce(max(seq), 0) FROM entries WHERE game = ?").bind(game));
    return last->step() && last->integer(0) == static_cast<std::int64_t>(seq);
}

/// Whoever plans does nothing in the game, so the room is not touched by that.
void set_plans(Connection& connection, const std::string& room, const SeatPlans& kept) {
    connection.prepared("UPDATE seats SET plans = ? WHERE room = ? AND seat = ?")
        .bind(kept.plans, room, kept.seat)
        .run();
}

/// The room was used at that moment; a clock that was set back changes nothing.
void touch(Connection& connection, const std::string& room, std::int64_t at_ms) {
    connection.prepared("UPDATE rooms SET changed = ?1 WHERE id = ?2 AND changed < ?1")
        .bind(at_ms, room)
        .run();
}

void set_status(Connection& connection, const std::string& room, const std::string& status) {
    connection.prepared("UPDATE rooms SET status = ? WHERE id = ?").bind(status, room).run();
}

void end_game(Connection& connection, const std::string& game, const GameEnd& end) {
    connection
        .prepared("UPDATE games SET ended = ?, outcome = ?, reason = ?, result = ? WHERE id = ?")
        .bind(end.ended_ms, end.outcome, end.reason, end.result, game)
        .run();
}

Result<void> replace_seats(Connection& connection, const std::string& room,
                           const std::vector<SeatRecord>& seats) {
    connection.prepared("DELETE FROM seats WHERE room = ?").bind(room).run();
    for (const SeatRecord& seat : seats) {
        if (const auto inserted = insert_seat(connection, room, seat); !inserted) return inserted;
    }
    return {};
}

void note_played(Connection& connection, const std::string& player, const std::string& game,
                 std::uint8_t seat, std::int64_t at_ms) {
    connection
        .prepared(
            "INSERT INTO played (player, game, seat, began) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING")
        .bind(player, game, seat, at_ms)
        .run();
}

void note_players(Connection& connection, const StartGame& request) {
    for (const SeatRecord& seat : request.seats) {
        if (!seat.player) continue;
        note_played(connection, *seat.player, request.game.id, seat.seat, request.game.started_ms);
    }
}

/// Somebody takes a seat, and with it the player's place in a game that runs. They are invited no
/// more.
void join_running_game(Connection& connection, const std::string& room, const SeatRecord& seat,
                       std::int64_t at_ms) {
    if (!seat.player) return;
    connection.prepared("DELETE FROM invitations WHERE room = ? AND player = ?")
        .bind(room, *seat.player)
        .run();
    const auto running = ids(
        connection.prepared("SELECT id FROM games WHERE room = ? AND ended IS NULL").bind(room));
    for (const std::string& game : running) {
        note_played(connection, *seat.player, game, seat.seat, at_ms);
    }
}

}  // namespace

Result<void> create_room(Connection& connection, const RoomRecord& room) {
    if (const auto there = check_player(connection, room.owner); !there) return there;
    return insert(
        connection,
        connection
            .prepared("INSERT INTO rooms (id, name, setup, options, lesson, visibility, seats, "
                      "owner_token, status, created, changed, owner) "
                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(room.id, room.name, room.setup, room.options, room.lesson, room.visibility,
                  room.seats, Bytes(room.owner_token), room.status, room.created_ms,
                  std::max(room.created_ms, room.changed_ms), room.owner));
}

Result<void> create_playing_room(Connection& connection, const CreatePlayingRoom& request) {
    if (const auto created = create_room(connection, request.room); !created) return created;
    return start_game(connection, request.start).and_then([&] {
        return keep_answer(connection, request.answer);
    });
}

Result<void> change_room(Connection& connection, const RoomRecord& room) {
    connection
        .prepared(
            "UPDATE rooms SET name = ?, setup = ?, options = ?, lesson = ?, visibility = ?, "
            "seats = ?, status = ?, paused = ?, "
            "changed = CASE WHEN changed < ?9 THEN ?9 ELSE changed END WHERE id = ?10")
        .bind(room.name, room.setup, room.options, room.lesson, room.visibility, room.seats,
              room.status, room.paused ? 1 : 0, room.changed_ms, room.id)
        .run();
    return {};
}

Result<void> take_seat(Connection& connection, const TakeSeat& request) {
    const auto there = check_player(connection, request.seat.player);
    if (!there) return there;
    touch(connection, request.room, request.at_ms);
    return insert_seat(connection, request.room, request.seat).and_then([&] {
        join_running_game(connection, request.room, request.seat, request.at_ms);
        return keep_answer(connection, request.answer);
    });
}

Result<void> free_seat(Connection& connection, const FreeSeat& request) {
    touch(connection, request.room, request.at_ms);
    connection.prepared("DELETE FROM seats WHERE room = ? AND seat = ?")
        .bind(request.room, request.seat)
        .run();
    return {};
}

Result<void> replace_seat(Connection& connection, const ReplaceSeat& request) {
    const auto there = check_player(connection, request.seat.player);
    if (!there) return there;
    if (const auto freed = free_seat(connection, {request.room, request.seat.seat, request.at_ms});
        !freed) {
        return freed;
    }
    return insert_seat(connection, request.room, request.seat).and_then([&] {
        join_running_game(connection, request.room, request.seat, request.at_ms);
        return keep_answer(connection, request.answer);
    });
}

Result<void> set_silence(Connection& connection, const SetSilence& request) {
    touch(connection, request.room, request.at_ms);
    connection.prepared("UPDATE seats SET silenced = ? WHERE room = ? AND seat = ?")
        .bind(request.silenced ? 1 : 0, request.room, request.seat)
        .run();
    replace_silences(connection, request.room, request.persons);
    return {};
}

Result<void> keep_plans(Connection& connection, const KeepPlans& request) {
    set_plans(connection, request.room, request.kept);
    return {};
}

Result<void> start_game(Connection& connection, const StartGame& request) {
    if (const auto there = check_players(connection, request.seats); !there) return there;
    if (const auto inserted = insert_game(connection, request.room.id, request.game); !inserted) {
        return inserted;
    }
    if (request.tileset) keep_tileset(connection, *request.tileset);
    if (const auto changed = change_room(connection, request.room); !changed) return changed;
    if (const auto seated = replace_seats(connection, request.room.id, request.seats); !seated) {
        return seated;
    }
    note_players(connection, request);
    if (request.end) end_game(connection, request.game.id, *request.end);
    return insert_entries(connection, request.game.id, 0, request.entries);
}

Result<void> append(Connection& connection, const Append& request) {
    // With entries, their insertion sees to that.
    if (request.entries.empty() && !log_reaches(connection, request.game, request.expected_seq)) {
        return tl::unexpected(Failure::Conflict);
    }
    const auto inserted =
        insert_entries(connection, request.game, request.expected_seq, request.entries);
    if (!inserted) return inserted;
    for (const SeatPlans& kept : request.plans) set_plans(connection, request.room, kept);
    if (request.end) {
        end_game(connection, request.game, *request.end);
        set_status(connection, request.room, request.status);
    }
    return inserted;
}

Result<void> say(Connection& connection, const Say& request) {
    const ChatRecord& line = request.line;
    if (const auto there = check_player(connection, line.player); !there) return there;
    return insert(connection, connection
                                  .prepared("INSERT INTO chat (room, number, seat, name, text, at, "
                                            "player) VALUES (?, ?, ?, ?, ?, ?, ?) "
                                            "ON CONFLICT DO NOTHING")
                                  .bind(request.room, static_cast<std::int64_t>(line.number),
                                        line.seat, line.name, line.text, line.at_ms, line.player));
}

Result<void> probe(Connection& connection) {
    // On PostgreSQL every batch writes how far it has come, and so does that of this.
    if (connection.dialect() == Dialect::Postgresql) return {};
    // The version that programs may keep in the file's header is not used, and stays 0.
    connection.execute("PRAGMA user_version = 0");
    const bool is_full =
        connection.integer("PRAGMA freelist_count") == 0 &&
        connection.integer("PRAGMA page_count") >= connection.integer("PRAGMA max_page_count");
    if (is_full) return tl::unexpected(Failure::Unavailable);
    return {};
}

std::int64_t progress(Connection& connection) {
    return connection.integer("SELECT batches FROM progress");
}

}  // namespace mistward::store
