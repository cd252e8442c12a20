#pragma once

#include <cstddef>
#include <cstdint>

namespace mistward::protocol {

// Bounds that several documents share.

/// The largest whole number that every JSON library reads exactly (2^53 - 1).
inline constexpr std::uint64_t kMaxInteger = (std::uint64_t{1} << 53U) - 1;

/// The seats of a room, and the players of a game.
inline constexpr std::uint8_t kMostSeats = 6;
/// One for each level, then those of expansions.
inline constexpr std::uint8_t kLessons = 8;

/// The characters of the id of a room and of a game.
inline constexpr std::size_t kLongestRoomId = 32;
inline constexpr std::size_t kLongestGameId = 48;

/// The characters of the name of a room or of somebody in it.
inline constexpr std::size_t kLongestName = 40;

/// The characters of a token or of a pass that is shown in a body.
inline constexpr std::size_t kLongestSecret = 100;

/// The bytes of a key of an object; none that is known has as many.
inline constexpr std::size_t kLongestKey = 64;

/// The characters of a key by which a request is known when it comes again: as many as a UUID has
/// in bytes, at the least, so that nobody has the same by chance.
inline constexpr std::size_t kShortestIdempotencyKey = 16;
inline constexpr std::size_t kLongestIdempotencyKey = 128;

/// How many items a list has.
struct Count {
    std::size_t fewest = 0;
    std::size_t most = 0;
};

// Of a tile set.
inline constexpr std::size_t kMostFaces = 255;
inline constexpr std::size_t kMostQuarters = 4;
inline constexpr std::uint64_t kMostCopies = 100;
inline constexpr std::uint64_t kMostGhosts = 3;
inline constexpr std::uint64_t kMostCoats = 4;
inline constexpr std::size_t kSides = 4;
inline constexpr std::size_t kHalfSides = 8;
/// On one tile: of all kinds together, and of one kind.
inline constexpr std::size_t kMostSegments = 13;
inline constexpr std::size_t kMostOfAKind = 8;
inline constexpr std::size_t kLongestTileId = 16;
inline constexpr std::size_t kLongestTilesetName = 160;

// Of what a game came to; more than any game has.
inline constexpr std::uint32_t kMostTurns = 1'000'000;
inline constexpr std::uint32_t kMostPoints = 1'000'000;
inline constexpr std::uint32_t kMostGhostsOfGame = 1'000'000;

}  // namespace mistward::protocol
