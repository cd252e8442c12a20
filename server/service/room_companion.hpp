#pragma once

#include "server/behaviour/step.hpp"
#include "server/companion/pool.hpp"
#include "server/service/door.hpp"
#include "server/service/room.hpp"
#include "server/service/room_odds.hpp"
#include "server/service/services.hpp"

#include <optional>
#include <string>

namespace mistward::rooms {

/// The companion that thinks for a room at work: about hints, and about decisions for whoever is
/// not there. All calls on the room's strand; `room` is looked at before it thinks, not afterwards.
class RoomCompanion {
public:
    RoomCompanion(const Services& services, const asio::any_io_executor& strand)
        : services_(services), odds_(strand) {}

    /// What it would decide now, for the seat that the token opens. One at a time, and if
    /// companions have too much to think about none: `rate_limited`.
    AsyncResult<protocol::Json> hint(const RoomState& room, std::string token);

    /// As `RoomOdds`.
    AsyncResult<protocol::Json> odds(const RoomState& room, Reader reader);

    /// What it decides for whoever is to decide; nothing if companions have too much to think
    /// about, or no memory for it.
    asio::awaitable<std::optional<command::StandIn>> decision(const RoomState& room) const;

private:
    static work::Key key_of(const RoomState& room);

    const Services& services_;
    bool is_hinting_ = false;
    RoomOdds odds_;
};

}  // namespace mistward::rooms
