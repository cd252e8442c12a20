#include "server/behaviour/effects.hpp"
#include "server/behaviour/leading.hpp"
#include "server/behaviour/seats.hpp"
#include "server/behaviour/step.hpp"

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;

protocol::Result<void> check_may_seat(const RoomState& room, const std::string& token) {
    const bool team = room.setup.mode == rules::Mode::Mists;
    if (may_lead(room, token) || (team && seat_of_token(room, token))) return {};
    return tl::unexpected(
        Error{ErrorCode::Unauthorized, team ? "the token is neither the owner's nor that of a seat"
                                            : "only the owner's token seats companions here"});
}

protocol::Result<void> check_free(const RoomState& room, std::uint8_t seat) {
    if (room.seats[seat]) {
        return tl::unexpected(
            Error{ErrorCode::SeatTaken, "somebody has that seat", {{"seat", seat}}});
    }
    return {};
}

protocol::Result<void> check_companion(const RoomState& room, std::uint8_t seat) {
    if (!room.seats[seat]) {
        return tl::unexpected(Error{ErrorCode::SeatFree, "nobody has that seat", {{"seat", seat}}});
    }
    if (room.seats[seat]->kind != protocol::SeatKind::Companion) {
        return tl::unexpected(
            Error{ErrorCode::SeatTaken, "no companion has that seat", {{"seat", seat}}});
    }
    return {};
}

}  // namespace

Seat companion() { return {"Companion", protocol::SeatKind::Companion, std::nullopt}; }

Stepped<Done> step(const RoomState& room, const command::SeatCompanion& command) {
    const auto allowed = check_may_seat(room, command.token)
                             .and_then([&] { return check_seat(room, command.seat); })
                             .and_then([&] {
                                 return command.sits ? check_free(room, command.seat)
                                                     : check_companion(room, command.seat);
                             });
    if (!allowed) return tl::unexpected(allowed.error());
    Step<Done> step{room, {}, {}, {}};
    auto& seat = step.next.seats[command.seat];
    if (command.sits) {
        seat = companion();
        step.write = write::TakenSeat{command.seat};
    } else {
        seat.reset();
        step.write = write::FreedSeat{command.seat};
    }
    step.effects.push_back(room_changed(step.next));
    return step;
}

}  // namespace mistward::rooms
