#pragma once

#include "server/behaviour/room_state.hpp"

#include <string>

namespace mistward::rooms {

/// Whether a companion may say what it would decide: the room allows it, and the seat that the
/// token opens is to decide.
protocol::Result<void> check_may_ask_hint(const RoomState& room, const std::string& token);

}  // namespace mistward::rooms
