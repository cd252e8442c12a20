#include "server/rooms/effects.hpp"
#include "server/rooms/records.hpp"
#include "server/rooms/step.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::ErrorCode;

protocol::Result<std::uint8_t> chosen_seat(const RoomState& room, std::uint8_t seat) {
    if (seat >= room.seats.size()) {
        return tl::unexpected(refuse(
            ErrorCode::InvalidMessage, "the room has no such seat",
            {{"field", "seat"}, {"expected", "0 to " + std::to_string(room.seats.size() - 1)}}));
    }
    if (room.seats[seat]) {
        return tl::unexpected(
            refuse(ErrorCode::SeatTaken, "somebody has that seat", {{"seat", seat}}));
    }
    return seat;
}

protocol::Result<std::uint8_t> first_free_seat(const RoomState& room) {
    const auto free =
        std::ranges::find_if(room.seats, [](const auto& seat) { return !seat.has_value(); });
    if (free == room.seats.end()) {
        return tl::unexpected(
            refuse(ErrorCode::RoomFull, "every seat is taken", {{"seats", room.seats.size()}}));
    }
    return static_cast<std::uint8_t>(free - room.seats.begin());
}

}  // namespace

Stepped<std::uint8_t> step(const RoomState& room, const command::TakeSeat& command) {
    if (room.game) {
        return tl::unexpected(
            refuse(ErrorCode::AlreadyStarted, "the game has started; nobody can join any more"));
    }
    const auto seat =
        command.request.seat ? chosen_seat(room, *command.request.seat) : first_free_seat(room);
    if (!seat) {
        return tl::unexpected(seat.error());
    }
    Step<std::uint8_t> step{room, {}, {}, *seat};
    step.next.seats[*seat] = Seat{command.request.name, command.request.kind, command.token};
    step.write = store::TakeSeat{room.id, seat_record(*seat, *step.next.seats[*seat])};
    step.effects.push_back(room_changed(step.next));
    return step;
}

}  // namespace mistward::rooms
