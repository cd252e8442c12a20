#pragma once

#include "server/service/door.hpp"

#include <string>

namespace mistward::rooms {

/// Everything that the server keeps of a player, as PLAYER_EXPORT, of which one piece at a time is
/// in memory. Each piece is as of the moment in which it is read.
class ExportedPlayer {
public:
    virtual ~ExportedPlayer() = default;

    /// The text that follows what was given so far; an empty one: that was all. Refused with
    /// `unauthorized` once the token that began it has ended; whatever refuses with
    /// `retry_after_ms` can be asked again.
    virtual AsyncResult<std::string> next() = 0;
};

}  // namespace mistward::rooms
