#pragma once

#include "server/service/door.hpp"
#include "server/service/records.hpp"
#include "server/service/services.hpp"

namespace mistward::rooms {

/// Writes what a room leaves to be written before it takes on a new state, with the time at which
/// it is written. Throws if the log has moved on without the room.
AsyncResult<void> write_rows(const Services& services, StoreRequest request);

}  // namespace mistward::rooms
