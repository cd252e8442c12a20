#pragma once

#include "protocol/json.hpp"
#include "rules/core/setup.hpp"

namespace mistward::bot {

using protocol::Json;

/// What game a room plays, from its ROOM once the game has begun. Throws `Refused` if this program
/// does not know such a game, and `Json::exception` if it is no ROOM.
rules::Setup setup_of(const Json& room);

/// The parts that are added to a room's game, from its ROOM at any time. Throws `Refused` with the
/// name of one that this program does not know.
rules::PartSet added_parts(const Json& room);

}  // namespace mistward::bot
