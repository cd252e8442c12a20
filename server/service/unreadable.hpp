#pragma once

#include "protocol/error.hpp"
#include "server/record/unplayable.hpp"

#include <optional>
#include <string>

namespace mistward::rooms {

/// What is told of a game that cannot be played anew, or of a room that cannot be loaded for its
/// sake: `game_unreadable`, with the reason and what it is about.
protocol::Error unreadable(const Fault& fault, const std::optional<std::string>& game,
                           const std::optional<std::string>& room = {});

/// What is wrong with tiles that were found and cannot be played with, as `find_tiles` tells it;
/// nothing if the error is another one.
std::optional<Fault> fault_of_tiles(const protocol::Error& error);

}  // namespace mistward::rooms
