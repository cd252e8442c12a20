#pragma once

#include "server/behaviour/step.hpp"

namespace mistward::rooms {

/// Refuses a seat that the room does not have.
protocol::Result<void> check_seat(const RoomState& room, std::uint8_t seat);

/// Refuses a seat that nobody has.
protocol::Result<void> check_taken(const RoomState& room, std::uint8_t seat);

/// Whoever listened with the seat's token has none any more: they watch, or lose the connection.
void unseat_listeners(Step<Done>& step, std::uint8_t seat);

/// A seat that is taken becomes free, and whoever listened with its token watches or goes.
Stepped<Done> free_seat(const RoomState& room, std::uint8_t seat);

}  // namespace mistward::rooms
