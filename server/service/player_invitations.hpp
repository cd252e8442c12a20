#pragma once

#include "protocol/players.hpp"
#include "server/service/door.hpp"
#include "server/service/services.hpp"
#include "server/store/player_store.hpp"

#include <string>

namespace mistward::rooms {

class StoreLobby;

/// Who is asked to play where.
class PlayerInvitations {
public:
    /// Both outlive it.
    PlayerInvitations(const Services& services, StoreLobby& lobby);

    AsyncResult<protocol::wire::Invitations> of(std::string player);
    /// An invitation is declined; gives those that are left, or `not_found`.
    AsyncResult<protocol::wire::Invitations> decline(std::string player, std::string room);

    /// The owner of a room, with their token, asks a player to play there, or takes it back: as
    /// `player::Invite` and `player::TakeBack`. Both give those that the room has.
    AsyncResult<protocol::wire::InvitedPlayers> invite(std::string room, std::string token,
                                                       std::string player, std::string address);
    AsyncResult<protocol::wire::InvitedPlayers> take_back(std::string room, std::string token,
                                                          std::string player);

private:
    AsyncResult<protocol::wire::InvitedPlayers> to(std::string room);
    /// Refuses whoever does not own the room.
    AsyncResult<void> check_owner(std::string room, std::string token);
    /// Refuses one that was not there.
    AsyncResult<void> end(std::string room, std::string player);
    void tell(const std::string& player, const std::string& room) const;

    const Services services_;
    store::PlayerStore& store_;
    StoreLobby& lobby_;
};

}  // namespace mistward::rooms
