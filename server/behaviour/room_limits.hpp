#pragma once

#include <cstddef>

namespace mistward::rooms {

/// How many may listen to one room, as the host chooses.
struct RoomLimits {
    std::size_t spectators = 200;  ///< without a token of the room; 0: as many as come

    bool has_place_beside(std::size_t guests) const {
        return spectators == 0 || guests < spectators;
    }
};

/// How many may listen with one token, a seat's or the owner's.
inline constexpr std::size_t kListenersPerToken = 16;

/// With more spectators than this, only those who have a seat or own the room are told that one
/// came or went.
inline constexpr std::size_t kCrowd = 50;

}  // namespace mistward::rooms
