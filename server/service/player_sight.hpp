#pragma once

#include "protocol/players.hpp"
#include "server/store/player_records.hpp"

#include <cstdint>
#include <vector>

namespace mistward::rooms {

/// One game of a player's, and the number of the newest line that was said in its room.
struct SeenGame {
    protocol::wire::PlayerGame game;
    std::uint64_t said = 0;
};

/// What tells, without a look, whether there is something else to be seen.
using PlayerGlance = store::PlayerGlance;

/// What a player's page shows: the games that are played or waited for, by room, and invitations.
struct PlayerSight {
    bool shared = false;  ///< some of the rooms may be at work at other servers
    std::vector<SeenGame> games;
    protocol::wire::Invitations invitations;
};

}  // namespace mistward::rooms
