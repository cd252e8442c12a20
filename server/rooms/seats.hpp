#pragma once

#include "server/rooms/room_state.hpp"

namespace mistward::rooms {

/// Refuses a seat that the room does not have.
protocol::Result<void> check_seat(const RoomState& room, std::uint8_t seat);

}  // namespace mistward::rooms
