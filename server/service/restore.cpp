#include "protocol/json_text.hpp"
#include "protocol/sha256.hpp"
#include "protocol/wire/json.hpp"
#include "server/behaviour/planning.hpp"
#include "server/record/fold.hpp"
#include "server/record/game_record.hpp"
#include "server/record/setup_record.hpp"
#include "server/service/records.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

Seat seat(const store::SeatRecord& record) {
    return {record.name,
            protocol::parse_seat_kind(record.kind).value(),
            record.token,
            {},
            record.player,
            record.silenced,
            {},
            record.network};
}

/// The room without its game and its listeners.
RoomState room_without_game(const store::RoomSummary& summary, const TileCatalogue& catalogue) {
    RoomState room;
    room.setup = read_setup_record(summary.room.setup);
    room.tiles = catalogue[room.setup.mode];
    room.id = summary.room.id;
    room.name = summary.room.name;
    const auto options = protocol::parse_own_json(summary.room.options);
    room.options = protocol::parse_options(options);
    room.word = word_of_options(options);
    room.visibility = protocol::parse_visibility(summary.room.visibility).value();
    room.owner_token = summary.room.owner_token;
    room.owner = summary.room.owner;
    room.created_ms = summary.room.created_ms;
    room.paused = summary.room.paused;
    room.lesson = summary.room.lesson;
    room.said = summary.room.said;
    room.closed = summary.room.status == protocol::name(protocol::RoomStatus::Closed);
    room.seats.resize(summary.room.seats);
    for (const store::SeatRecord& record : summary.seats) room.seats.at(record.seat) = seat(record);
    return room;
}

void add_plans(RoomState& room, const std::vector<store::SeatRecord>& seats) {
    for (const store::SeatRecord& record : seats) {
        if (record.plans) room.seats.at(record.seat)->plans = read_plans_text(*record.plans);
    }
    judge_plans(room);
}

tl::expected<void, std::string> check_end(const LoggedGame& game, const store::GameRecord& record) {
    if (game.is_over() != record.end.has_value()) {
        return tl::unexpected<std::string>("the log and the recorded end of the game disagree");
    }
    return {};
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
    const rules::Setup setup = read_setup_record(game.setup);
    // A room whose game is over may have been given more seats than that had.
    for (protocol::wire::RoomSeat& seat : document.seats) {
        if (seat.seat >= setup.players) break;
        seat.colours =
            protocol::wire::colours(rules::colour_set(setup, rules::PlayerId(seat.seat)));
    }
}

}  // namespace

tl::expected<RoomState, std::string> restore(const store::StoredRoom& stored,
                                             const TileCatalogue& catalogue,
                                             std::optional<GameTiles> tiles) {
    RoomState room = room_without_game(stored.summary, catalogue);
    room.chat = chat_lines(stored.chat);
    room.silenced = stored.silenced;
    if (!stored.summary.game) return room;
    auto terms = game_terms(*stored.summary.game, std::move(tiles));
    if (!terms) return tl::unexpected(terms.error());
    auto game = fold(std::make_shared<const GameTerms>(std::move(*terms)), stored.entries);
    if (!game) return tl::unexpected(game.error());
    if (const auto agreed = check_end(*game, *stored.summary.game); !agreed) {
        return tl::unexpected(agreed.error());
    }
    room.game = std::make_shared<const LoggedGame>(std::move(*game));
    room.clocks.since_ms = due_since(*room.game, stored.summary.room);
    add_plans(room, stored.summary.seats);
    return room;
}

protocol::Json stored_document(const store::RoomSummary& summary, const TileCatalogue& catalogue) {
    protocol::wire::Room document = describe(room_without_game(summary, catalogue));
    if (summary.game) add_game(document, *summary.game);
    return protocol::wire::json_of(document);
}

}  // namespace mistward::rooms
