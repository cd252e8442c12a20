#include "server/service/records.hpp"

#include "protocol/documents.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"
#include "server/record/fork.hpp"

namespace mistward::rooms {

namespace {

std::vector<store::SeatRecord> seat_records(const RoomState& room) {
    std::vector<store::SeatRecord> records;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        if (room.seats[i]) {
            const auto index = static_cast<std::uint8_t>(i);
            records.push_back(seat_record(index, *room.seats[i]));
        }
    }
    return records;
}

std::string players_text(const RoomState& room) {
    protocol::Json players = protocol::Json::array();
    for (const auto& seat : room.seats) {
        players.push_back(
            seat ? protocol::Json{{"name", seat->name}, {"kind", protocol::name(seat->kind)}}
                 : protocol::Json(nullptr));
    }
    return players.dump();
}

store::GameRecord game_record(const GameTerms& terms) {
    store::GameRecord record;
    record.id = terms.id;
    record.number = terms.number;
    record.setup = setup_text(terms.setup);
    record.tileset = terms.tiles.set().name;
    record.tileset_digest = terms.tiles.digest;
    record.rules = protocol::rules_version(terms.setup);
    record.seed = terms.seed;
    record.commitment = terms.commitment;
    record.started_ms = terms.started_ms;
    if (terms.fork) {
        record.fork = store::ForkRecord{terms.fork->game, terms.fork->seq};
    }
    if (terms.deck_committed) {
        record.deck = deck_text(terms);
    }
    return record;
}

/// What a game came to: the totals, and in the co-operative game how it stood with the ghosts.
std::string result_text(const rules::Game& game) {
    const protocol::Json state = protocol::state_document(game);
    return protocol::Json{{"turns", state.at("turn")},
                          {"tracks", state.at("tracks")},
                          {"winners", state.at("winners")},
                          {"ghosts", state.at("ghosts")}}
        .dump();
}

}  // namespace

store::RoomRecord room_record(const RoomState& room) {
    store::RoomRecord record;
    record.id = room.id;
    record.name = room.name;
    record.setup = setup_text(room.setup);
    record.options = protocol::encode(room.options).dump();
    record.paused = room.paused;
    record.lesson = room.lesson;
    record.visibility = protocol::name(room.visibility);
    record.seats = static_cast<std::uint8_t>(room.seats.size());
    record.owner_token = room.owner_token;
    record.status = protocol::name(status(room));
    record.created_ms = room.created_ms;
    return record;
}

store::SeatRecord seat_record(std::uint8_t index, const Seat& seat) {
    return {index, seat.name, std::string(protocol::name(seat.kind)), seat.token};
}

store::StartGame start_game(const RoomState& room, std::vector<store::Entry> entries) {
    store::StartGame start;
    start.room = room_record(room);
    start.seats = seat_records(room);
    start.game = game_record(room.game->terms());
    start.game.players = players_text(room);
    start.entries = std::move(entries);
    return start;
}

store::GameEnd game_end(const LoggedGame& game, std::int64_t now_ms) {
    return {now_ms, std::string(protocol::word(protocol::kOutcomeWords, game.game().outcome())),
            std::string(rules::name(game.game().reason())), result_text(game.game())};
}

}  // namespace mistward::rooms
