#pragma once

#include "protocol/json.hpp"

namespace mistward::net {

/// Whether everybody may read what this ROOM of the guide says, find the room, and watch it.
bool is_for_everybody(const protocol::Json& room);

}  // namespace mistward::net
