#pragma once

#include "server/store/store.hpp"

namespace mistward::test {

inline store::RoomRecord sample_room(std::string id, std::int64_t created_ms = 1000) {
    store::RoomRecord room;
    room.id = std::move(id);
    room.name = "Friday mist";
    room.setup = R"({"game":"mists","level":1})";
    room.visibility = "listed";
    room.seats = 3;
    room.owner_token.fill(7);
    room.status = "open";
    room.created_ms = created_ms;
    room.changed_ms = created_ms;
    return room;
}

inline store::SeatRecord sample_seat(std::uint8_t seat, std::string name) {
    store::SeatRecord record{seat, std::move(name), "human", {}};
    record.token.emplace().fill(seat);
    return record;
}

inline store::Entry chance_entry(std::string decision) {
    return {std::nullopt, std::move(decision), std::nullopt, 2000};
}

inline store::Entry player_entry(std::uint8_t player, std::string decision, std::string command) {
    return {player, std::move(decision), std::move(command), 3000};
}

inline store::StartGame sample_start(const std::string& room) {
    store::StartGame start;
    start.room = sample_room(room);
    start.room.status = "playing";
    start.room.seats = 2;
    start.seats = {sample_seat(0, "Ana"), sample_seat(1, "Ben")};
    start.game.id = room + ".1";
    start.game.number = 1;
    start.game.setup = R"({"game":"mists","level":1,"players":2})";
    start.game.tileset = "mists";
    start.game.tileset_digest = "d1";
    start.game.rules = "1";
    start.game.seed.fill(9);
    start.game.commitment = "c1";
    start.game.started_ms = 1500;
    start.entries = {chance_entry("draw:14.3")};
    return start;
}

inline store::Append sample_append(const std::string& room, std::uint64_t expected_seq) {
    store::Append append;
    append.room = room;
    append.game = room + ".1";
    append.expected_seq = expected_seq;
    append.entries = {player_entry(0, "place:2,-1,3", "c1"), player_entry(0, "pass", "c2")};
    return append;
}

}  // namespace mistward::test
