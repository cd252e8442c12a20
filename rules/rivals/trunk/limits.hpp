#pragma once

#include <cstddef>
#include <cstdint>

namespace mistward::rules::rivals::trunk {

/// What the games without parts of other expansions can hold: 71 tiles of the base game, 60 of the
/// expansion, and the four quarters of the start tile (G-SET-1).
struct SmallLimits {
    using Index = std::uint16_t;
    using Coordinate = std::int16_t;
    static constexpr std::size_t kTiles = 136;
    static constexpr unsigned kTableBits = 10;  ///< 32 x 32 spaces without collision
    static constexpr std::size_t kSegments = 512;
    static constexpr std::size_t kCentres = 24;  ///< monasteries, castles and cemeteries
    static constexpr std::size_t kFaces = 128;
    static constexpr std::size_t kMeeples = 60;  ///< six players with 5 meeples and 5 guards each
    /// Of one decision: most when the final scoring sends every meeple home.
    static constexpr std::size_t kEvents = 256;
    static constexpr bool kFields = true;
};

/// What a game with every part can hold.
struct LargeLimits {
    using Index = std::uint16_t;
    using Coordinate = std::int16_t;
    static constexpr std::size_t kTiles = 340;
    static constexpr unsigned kTableBits = 11;
    static constexpr std::size_t kSegments = 1350;
    static constexpr std::size_t kCentres = 64;
    static constexpr std::size_t kFaces = 288;
    static constexpr std::size_t kMeeples = 96;
    static constexpr std::size_t kEvents = 512;
    static constexpr bool kFields = true;
};

}  // namespace mistward::rules::rivals::trunk
