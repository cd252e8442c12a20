#pragma once

#include "tests/fuzz/fuzzed_room.hpp"

namespace mistward::fuzz {

/// Gives the room the command that the next bytes choose.
void command(FuzzedRoom& room, Choices& choices);

}  // namespace mistward::fuzz
