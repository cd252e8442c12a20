#pragma once

#include "server/behaviour/step.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mistward::rooms {

/// What a command wanted to decide, if it names decisions; else nothing.
std::string decisions_of(const command::Act& command);
std::string decisions_of(const command::StandIn& command);
template <class Command>
std::string decisions_of(const Command&) {
    return {};
}

/// The line of the log about a room that closes after a fault. It names the game, the seq and what
/// was to be decided there: `mistward export` writes the log up to that seq, and the decisions made
/// on it are the fault again.
std::string fault_line(const RoomState& room, std::string_view decisions, std::string_view why);

/// The same about decisions that were only to be foreseen; the room goes on.
std::string foresight_fault_line(const RoomState& room, const std::vector<std::string>& decisions,
                                 std::string_view why);

}  // namespace mistward::rooms
