#pragma once

#include "server/behaviour/room_state.hpp"
#include "server/service/door.hpp"
#include "server/store/records.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mistward::store {
class Store;
}

namespace mistward::rooms {

/// A line of a room's chat with who said it; `invalid_message` if it is not there (any more).
AsyncResult<store::ChatRecord> said_line(store::Store& store, std::string room, std::uint64_t line);

/// The token of a player, if it opens something in the room.
std::optional<std::string> token_here(const RoomState& room, std::string token);

}  // namespace mistward::rooms
