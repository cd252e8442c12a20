#pragma once

#include <cstddef>
#include <cstdint>

namespace mistward::protocol {

// Bounds that several documents share.

/// The largest whole number that every JSON library reads exactly (2^53 - 1).
inline constexpr std::uint64_t kMaxInteger = (std::uint64_t{1} << 53U) - 1;

/// The seats of a room, and the players of a game.
inline constexpr std::uint8_t kMostSeats = 6;

/// The characters of the id of a room and of a game.
inline constexpr std::size_t kLongestRoomId = 32;
inline constexpr std::size_t kLongestGameId = 48;

/// The characters of the name of a room or of somebody in it.
inline constexpr std::size_t kLongestName = 40;

/// The characters of a token or of a pass that is shown in a body.
inline constexpr std::size_t kLongestSecret = 100;

}  // namespace mistward::protocol
