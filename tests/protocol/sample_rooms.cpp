#include "tests/protocol/sample_rooms.hpp"

#include <utility>

namespace mistward::protocol {

wire::Room sample_room() {
    wire::Room room;
    room.id = "k7m2qx9d4t";
    room.name = "Friday mist";
    show_setup(room, rules::Setup());
    room.created_at = 1'795'255'200'000;
    return room;
}

wire::RoomSeat taken_seat(std::uint8_t seat, std::string name, SeatKind kind) {
    wire::RoomSeat taken;
    taken.seat = seat;
    taken.taken = true;
    taken.name = std::move(name);
    taken.kind = kind;
    return taken;
}

wire::RoomSeat free_seat(std::uint8_t seat) {
    wire::RoomSeat free;
    free.seat = seat;
    return free;
}

wire::Resumed head_of(wire::Room room, std::optional<std::uint8_t> seat, std::uint64_t seq) {
    wire::Resumed head;
    head.room = std::move(room);
    head.you.seat = seat;
    head.seq = seq;
    return head;
}

}  // namespace mistward::protocol
