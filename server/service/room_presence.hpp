#pragma once

#include "server/behaviour/room_state.hpp"

#include <set>
#include <string>

namespace mistward::rooms {

class PlayerWatch;

/// Tells the watch which players are in a room, for as long as it lasts.
class RoomPresence {
public:
    /// Without a watch, nobody is told.
    explicit RoomPresence(PlayerWatch* watch) : watch_(watch) {}
    ~RoomPresence();
    RoomPresence(const RoomPresence&) = delete;
    RoomPresence& operator=(const RoomPresence&) = delete;

    void heed(const RoomState& room);

private:
    PlayerWatch* watch_;
    std::set<std::string> here_;
};

}  // namespace mistward::rooms
