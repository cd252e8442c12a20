#pragma once

#include "server/store/connection.hpp"

#include <string>

namespace mistward::store {

// What removes rooms and games, in whatever transaction there is. A new table with rows of a game
// or a room is to be emptied here, and nowhere else.

/// A game and its log.
void delete_game(Connection& connection, const std::string& game);

/// Where several servers use the database: the room is at work nowhere any more.
void delete_lease(Connection& connection, const std::string& room);

/// A room with its seats, its chat and all its games.
void delete_room(Connection& connection, const std::string& room);

}  // namespace mistward::store
