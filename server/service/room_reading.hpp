#pragma once

#include "server/service/room.hpp"
#include "server/service/services.hpp"

#include <utility>

namespace mistward::rooms {

// What is read of a room without keeping it from its next command: on workers, or from the store.
// `room` is the room as it was when it was asked, and lives until it is answered. Throws
// `std::logic_error` if its game breaks off when it is replayed.

AsyncResult<StateSnapshot> read(const Services& services, const RoomState& room,
                                query::State query);
AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Features query);
/// What breaks off while it is only thought of has harmed nobody's game, and is refused.
AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Foresight query);
AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Rehearsal query);
AsyncResult<LogPage> read(const Services& services, const RoomState& room, query::Log query);
AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Chat query);
AsyncResult<protocol::Json> read(const Services& services, const RoomState& room,
                                 query::Pass query);

/// What is read in this way.
template <class Query>
concept ReadAside = requires(const Services& services, const RoomState& room, Query query) {
    read(services, room, std::move(query));
};

}  // namespace mistward::rooms
