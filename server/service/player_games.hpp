#pragma once

#include "protocol/players.hpp"
#include "server/behaviour/room_state.hpp"
#include "server/store/player_records.hpp"

#include <optional>
#include <string>

namespace mistward::rooms {

// PLAYER_GAME of the guide.

/// Of a room as it is now; nothing if the player has no seat there, or it is closed.
std::optional<protocol::wire::PlayerGame> player_game(const RoomState& room,
                                                      const std::string& player);

/// Of a game that has ended.
protocol::wire::PlayerGame ended_game(const store::PlayedGame& played);

/// Nothing: the game has no levels.
std::optional<protocol::wire::Level> level_of(const rules::Setup& setup);

}  // namespace mistward::rooms
