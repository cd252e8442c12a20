#pragma once

#include "server/service/player_sight.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace mistward::rooms {

// What is another now than at the last look, as lines of `GET /api/v1/me/events`. Each notes what
// it has told of in `seen`.

/// The first line of all.
std::string snapshot_line(const PlayerSight& seen);

/// So many rooms are remembered; of more, one that is over is forgotten.
inline constexpr std::size_t kMostSeen = 200;

/// Nothing: the player has no seat in the room any more.
std::string news_of_room(PlayerSight& seen, const std::string& room, std::optional<SeenGame> now);

std::string news_of_invitations(PlayerSight& seen, protocol::wire::Invitations now);

}  // namespace mistward::rooms
