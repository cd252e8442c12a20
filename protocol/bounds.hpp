#pragma once

#include <cstddef>
#include <cstdint>

namespace mistward::protocol {

// Bounds that several documents share.

/// The co-operative levels are 1 to this.
inline constexpr std::uint64_t kHighestLevel = 6;

/// The characters of the id of a game.
inline constexpr std::size_t kLongestGameId = 48;

}  // namespace mistward::protocol
