#pragma once

#include "protocol/game_file.hpp"
#include "server/behaviour/room_state.hpp"

#include <cstdint>
#include <string>

namespace mistward::rooms {

/// A private room for the game of a file; `original` is its replay. The games after it have its
/// tiles as well, until the room is given others.
RoomState imported_room(const protocol::GameFile& file, const LoggedGame& original, std::string id,
                        std::int64_t now_ms);

}  // namespace mistward::rooms
