#pragma once

#include "protocol/error.hpp"

#include <string_view>

namespace mistward::rooms {

/// Another server has the room, and what is asked cannot be brought there.
inline protocol::Error room_elsewhere(std::string_view room) {
    return {protocol::ErrorCode::RoomElsewhere,
            "the room is at work at another node, which cannot be reached now; try again",
            {{"room", room}}};
}

}  // namespace mistward::rooms
