#pragma once

#include "protocol/admin_bodies.hpp"
#include "protocol/room_requests.hpp"
#include "server/admin/audit_log.hpp"
#include "server/behaviour/step.hpp"

namespace mistward::rooms {
class Oversight;
}

namespace mistward::admin {

/// A seat of a room.
struct SeatPlace {
    std::string room;
    std::uint8_t seat = 0;
};

/// What an administrator does to rooms. `from` is the IP address that it was asked from.
class RoomActs {
public:
    /// Both outlive it.
    RoomActs(AuditLog& log, rooms::Oversight& rooms) : log_(log), rooms_(rooms) {}

    /// `{"rooms", "next"}`, as the public list, with private and closed ones.
    AsyncResult<Json> list(protocol::RoomFilter filter);
    /// See `Oversight::inspect`.
    AsyncResult<Json> inspect(std::string room);
    /// This and what follows gives `{"room"}`.
    AsyncResult<Json> close(std::string from, std::string room, protocol::Reason reason);
    AsyncResult<Json> kick(std::string from, SeatPlace seat, protocol::Reason reason);
    /// Takes the word in the chat from a seat, if it is still whose it was, else `seat_free`.
    AsyncResult<Json> silence(std::string from, SeatPlace seat, rooms::command::SilenceSeat whose,
                              protocol::Reason reason);

private:
    AuditLog& log_;
    rooms::Oversight& rooms_;
};

}  // namespace mistward::admin
