#pragma once

#include "protocol/wire/messages.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mistward::protocol {

/// The room that samples are about, open and empty.
wire::Room sample_room();

/// A seat of it that somebody of that name has taken, who is not connected.
wire::RoomSeat taken_seat(std::uint8_t seat, std::string name, SeatKind kind = SeatKind::Human);

/// A seat of it that nobody has.
wire::RoomSeat free_seat(std::uint8_t seat);

/// What a `welcome` to the room says; without a seat to a spectator.
wire::Resumed head_of(wire::Room room, std::optional<std::uint8_t> seat, std::uint64_t seq);

}  // namespace mistward::protocol
