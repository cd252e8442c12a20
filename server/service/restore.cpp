#include "protocol/json_text.hpp"
#include "protocol/rules_version.hpp"
#include "protocol/sha256.hpp"
#include "protocol/wire/json.hpp"
#include "server/behaviour/planning.hpp"
#include "server/record/replayed.hpp"
#include "server/record/setup_record.hpp"
#include "server/service/records.hpp"

#include <algorithm>
#include <new>
#include <utility>

namespace mistward::rooms {

namespace {

Seat seat(const store::SeatRecord& record) {
    return {record.name,
            protocol::parse_seat_kind(record.kind).value_or(protocol::SeatKind::Human),
            record.token,
            {},
            record.player,
            record.silenced,
            {},
            record.network};
}

/// What is there of every room, whichever version wrote its rows.
RoomState sketched(const store::RoomSummary& summary) {
    RoomState room;
    room.id = summary.room.id;
    room.name = summary.room.name;
    room.owner_token = summary.room.owner_token;
    room.owner = summary.room.owner;
    room.created_ms = summary.room.created_ms;
    room.paused = summary.room.paused;
    room.lesson = summary.room.lesson;
    room.said = summary.room.said;
    room.closed = summary.room.status == protocol::name(protocol::RoomStatus::Closed);
    room.seats.resize(summary.room.seats);
    for (const store::SeatRecord& record : summary.seats) {
        if (record.seat < room.seats.size()) room.seats[record.seat] = seat(record);
    }
    return room;
}

void agree(RoomState& room, const rules::Setup& setup, const TileCatalogue& catalogue) {
    room.setup = setup;
    room.tiles = catalogue;
}

void choose(RoomState& room, const store::RoomRecord& record) {
    const auto options = protocol::parse_own_json(record.options);
    room.options = protocol::parse_options(options);
    room.word = word_of_options(options);
    room.visibility = protocol::parse_visibility(record.visibility).value();
}

/// The room without its game and its listeners.
RoomState room_without_game(const store::RoomSummary& summary, const TileCatalogue& catalogue) {
    RoomState room = sketched(summary);
    agree(room, read_setup_record(summary.room.setup), catalogue);
    choose(room, summary.room);
    return room;
}

/// The same of rows that may not be known in every part.
RoomState room_as_known(const store::RoomSummary& summary, const TileCatalogue& catalogue) try {
    return room_without_game(summary, catalogue);
} catch (const std::bad_alloc&) {
    throw;
} catch (const std::exception&) {
    RoomState room = sketched(summary);
    agree(room, try_setup_record(summary.room.setup).value_or(rules::Setup()), catalogue);
    return room;
}

void add_plans(RoomState& room, const std::vector<store::SeatRecord>& seats) {
    for (const store::SeatRecord& record : seats) {
        if (record.plans) room.seats.at(record.seat)->plans = read_plans_text(*record.plans);
    }
    judge_plans(room);
}

bool ends_as_recorded(const LoggedGame& game, const store::GameRecord& record) {
    return game.is_over() == record.end.has_value();
}

/// Since when the decision is due. A pause is no part of that: its end changed the room.
std::int64_t due_since(const LoggedGame& game, const store::RoomRecord& room) {
    const std::int64_t logged = game.seq() > 0 ? game.entries().back().at_ms : 0;
    return std::max(logged, room.changed_ms);
}

void add_game(protocol::wire::Room& document, const store::GameRecord& game) {
    if (document.status != protocol::RoomStatus::Closed) {
        document.status = game.end ? protocol::RoomStatus::Over : protocol::RoomStatus::Playing;
    }
    document.game_id = game.id;
    document.rules = game.rules;
    if (game.fork) document.forked_from = {game.fork->game, game.fork->seq};
    document.tileset = {game.tileset, game.tileset_digest};
    document.commitment = game.commitment;
    if (game.end) document.seed = protocol::hex(game.seed);
    const auto setup = try_setup_record(game.setup);
    if (!setup) return;
    // A room whose game is over may have been given more seats than that had.
    for (protocol::wire::RoomSeat& seat : document.seats) {
        if (seat.seat >= setup->players) break;
        seat.colours =
            protocol::wire::colours(rules::colour_set(*setup, rules::PlayerId(seat.seat)));
    }
}

tl::expected<RoomState, Fault> restored(const store::StoredRoom& stored,
                                        const TileCatalogue& catalogue,
                                        const std::optional<GameTiles>& tiles) {
    const auto& record = stored.summary.game;
    Replayed replayed;
    if (record) replayed = replay_stored(*record, stored.entries, tiles);
    if (replayed.fault) return tl::unexpected(std::move(*replayed.fault));
    RoomState room = room_without_game(stored.summary, catalogue);
    room.chat = chat_lines(stored.chat);
    room.silenced = stored.silenced;
    if (!record) return room;
    if (!ends_as_recorded(*replayed.game, *record)) {
        return tl::unexpected(
            Fault{Unplayable::LogBroken, "the log and the recorded end of the game disagree"});
    }
    room.game = std::move(replayed.game);
    room.clocks.since_ms = due_since(*room.game, stored.summary.room);
    add_plans(room, stored.summary.seats);
    return room;
}

}  // namespace

tl::expected<RoomState, Fault> restore(const store::StoredRoom& stored,
                                       const TileCatalogue& catalogue,
                                       const std::optional<GameTiles>& tiles) try {
    return restored(stored, catalogue, tiles);
} catch (const std::bad_alloc&) {
    throw;
} catch (const std::exception& error) {
    return tl::unexpected(Fault{Unplayable::RecordBroken, error.what()});
}

bool is_known_play(const store::RoomSummary& summary) {
    const auto& game = summary.game;
    return try_setup_record(summary.room.setup) &&
           (!game || (try_setup_record(game->setup) && protocol::parse_rules_version(game->rules)));
}

protocol::Json stored_document(const store::RoomSummary& summary, const TileCatalogue& catalogue) {
    protocol::wire::Room document = describe(room_as_known(summary, catalogue));
    if (summary.game) add_game(document, *summary.game);
    return protocol::wire::json_of(document);
}

}  // namespace mistward::rooms
