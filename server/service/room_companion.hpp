#pragma once

#include "server/behaviour/step.hpp"
#include "server/companion/pool.hpp"
#include "server/service/door.hpp"
#include "server/service/services.hpp"

#include <optional>
#include <string>

namespace mistward::rooms {

/// The companion that thinks for a room at work: about hints, and about decisions for whoever is
/// not there. All calls on the room's strand; `room` is looked at before it thinks, not afterwards.
class RoomCompanion {
public:
    explicit RoomCompanion(const Services& services) : services_(services) {}

    /// What it would decide now, for the seat that the token opens. One at a time, and if
    /// companions have too much to think about none: `rate_limited`.
    AsyncResult<protocol::Json> hint(const RoomState& room, std::string token);

    /// What it decides for whoever is to decide; nothing if companions have too much to think
    /// about, or no memory for it.
    asio::awaitable<std::optional<command::StandIn>> decision(const RoomState& room) const;

private:
    asio::awaitable<companion::Thought> think(const RoomState& room, work::Urgency urgency) const;

    const Services& services_;
    bool is_hinting_ = false;
};

}  // namespace mistward::rooms
