#include "server/rooms/fault_line.hpp"

namespace mistward::rooms {

std::string decisions_of(const command::Act& command) {
    if (const auto* decide = std::get_if<protocol::Decide>(&command.command)) {
        return decide->decision;
    }
    const auto* propose = std::get_if<protocol::Propose>(&command.command);
    std::string text;
    for (const std::string& decision : propose ? propose->decisions : std::vector<std::string>{}) {
        text += (text.empty() ? "" : " ") + decision;
    }
    return text;
}

std::string decisions_of(const command::StandIn& command) { return command.decision; }

std::string fault_line(const RoomState& room, std::string_view decisions, std::string_view why) {
    std::string line = "room " + room.id + " closes after a fault: " + std::string(why);
    if (!room.game) {
        return line;
    }
    line += "; game " + room.game->terms().id + " at seq " + std::to_string(room.game->seq());
    if (!decisions.empty()) {
        line += ", deciding " + std::string(decisions);
    }
    return line;
}

}  // namespace mistward::rooms
