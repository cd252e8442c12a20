#pragma once

#include "protocol/players.hpp"
#include "server/store/player_records.hpp"

#include <vector>

namespace mistward::rooms {

// What is stored of players, as the guide has it.

/// PLAYER of the guide.
protocol::wire::Player player_document(const store::PlayerRecord& player);

std::vector<protocol::wire::Player> player_documents(
    const std::vector<store::PlayerRecord>& players);

protocol::wire::Invitation invitation_document(const store::InvitationRecord& record);

protocol::wire::Invitations invitation_documents(
    const std::vector<store::InvitationRecord>& records);

}  // namespace mistward::rooms
