#include "server/rooms/records.hpp"

#include "protocol/documents.hpp"

namespace mistward::rooms {

namespace {

std::string room_setup(std::uint8_t level) {
    return protocol::Json{{"game", "mists"}, {"level", level}}.dump();
}

std::string game_setup(const rules::mists::Setup& setup) {
    return protocol::Json{{"game", "mists"}, {"level", setup.level}, {"players", setup.players}}
        .dump();
}

std::string outcome_word(rules::Outcome outcome) {
    return outcome == rules::Outcome::Won ? "won" : "lost";
}

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

store::GameRecord game_record(const GameTerms& terms) {
    store::GameRecord record;
    record.id = terms.id;
    record.number = terms.number;
    record.setup = game_setup(terms.setup);
    record.tileset = terms.tiles->name;
    record.tileset_digest = terms.tileset_digest;
    record.rules = protocol::kRulesVersion;
    record.seed = terms.seed;
    record.commitment = terms.commitment;
    record.started_ms = terms.started_ms;
    return record;
}

}  // namespace

store::RoomRecord room_record(const RoomState& room) {
    store::RoomRecord record;
    record.id = room.id;
    record.name = room.name;
    record.setup = room_setup(room.level);
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
    start.room = room.id;
    start.status = protocol::name(status(room));
    start.seats = seat_records(room);
    start.game = game_record(room.game->terms());
    start.entries = std::move(entries);
    return start;
}

store::GameEnd game_end(const LoggedGame& game, std::int64_t now_ms) {
    return {now_ms, outcome_word(game.outcome()),
            protocol::reason_document(game.reason()).get<std::string>()};
}

}  // namespace mistward::rooms
