#include "server/service/fault_line.hpp"

namespace mistward::rooms {

namespace {

std::string spaced(const std::vector<std::string>& decisions) {
    std::string text;
    for (const std::string& decision : decisions) text += (text.empty() ? "" : " ") + decision;
    return text;
}

/// Which game at which seq it was, and what was to be decided there.
std::string place_of_fault(const RoomState& room, std::string_view decisions) {
    if (!room.game) return {};
    std::string place =
        "; game " + room.game->terms().id + " at seq " + std::to_string(room.game->seq());
    if (!decisions.empty()) place += ", deciding " + std::string(decisions);
    return place;
}

}  // namespace

std::string decisions_of(const command::Act& command) {
    if (const auto* decide = std::get_if<protocol::Decide>(&command.command)) {
        return decide->decision;
    }
    const auto* propose = std::get_if<protocol::Propose>(&command.command);
    return propose ? spaced(propose->decisions) : std::string();
}

std::string decisions_of(const command::StandIn& command) { return command.decision; }

std::string fault_line(const RoomState& room, std::string_view decisions, std::string_view why) {
    return "room " + room.id + " closes after a fault: " + std::string(why) +
           place_of_fault(room, decisions);
}

std::string foresight_fault_line(const RoomState& room, const std::vector<std::string>& decisions,
                                 std::string_view why) {
    return "room " + room.id + " goes on after a fault of a foresight: " + std::string(why) +
           place_of_fault(room, spaced(decisions));
}

}  // namespace mistward::rooms
