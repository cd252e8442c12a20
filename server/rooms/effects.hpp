#pragma once

#include "server/rooms/step.hpp"

#include <string>

namespace mistward::rooms {

Frame frame(std::string text);

/// Tells everybody (but one) what the room looks like now.
Broadcast room_changed(const RoomState& room, std::optional<SubscriberId> except = std::nullopt);

/// A snapshot for one subscriber.
Deliver welcome(const RoomState& room, SubscriberId to);

/// The end of the game, with the seed.
Frame ended_frame(const LoggedGame& game);

protocol::Error refuse(protocol::ErrorCode code, std::string message,
                       protocol::Json params = protocol::Json::object());

}  // namespace mistward::rooms
