#include "server/service/player_documents.hpp"

#include "server/record/setup_record.hpp"
#include "server/service/player_games.hpp"
#include "server/service/shown_rows.hpp"

namespace mistward::rooms {

protocol::wire::Player player_document(const store::PlayerRecord& player) {
    return {player.id, player.name, player.owner, player.created_ms};
}

std::vector<protocol::wire::Player> player_documents(
    const std::vector<store::PlayerRecord>& players) {
    std::vector<protocol::wire::Player> shown;
    for (const auto& player : players) shown.push_back(player_document(player));
    return shown;
}

protocol::wire::Invitation invitation_document(const store::InvitationRecord& record) {
    const rules::Setup setup = read_setup_record(record.room.setup);
    return {record.room.id, record.room.name, setup.mode, level_of(setup), record.at_ms};
}

protocol::wire::Invitations invitation_documents(
    const std::vector<store::InvitationRecord>& records) {
    protocol::wire::Invitations shown;
    shown.invitations = shown_rows(records, invitation_document);
    return shown;
}

}  // namespace mistward::rooms
