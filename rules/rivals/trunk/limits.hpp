#pragma once

#include "rules/core/signature.hpp"

#include <cstddef>
#include <cstdint>

namespace mistward::rules::rivals::trunk {

/// What the games without parts of other expansions can hold: 71 tiles of the base game, 60 of the
/// expansion, and the four quarters of the start tile (G-SET-1).
struct SmallLimits {
    using Index = std::uint16_t;
    using Coordinate = std::int16_t;
    using Face = std::uint8_t;
    using Signature = rules::Signature;
    static constexpr std::size_t kTiles = 136;
    static constexpr unsigned kTableBits = 10;  ///< 32 x 32 spaces without collision
    static constexpr std::size_t kSegments = 512;
    static constexpr std::size_t kCentres = 24;  ///< monasteries, castles and cemeteries
    static constexpr std::size_t kTowers = 0;
    static constexpr std::size_t kFaces = 128;
    static constexpr std::size_t kMeeples = 60;  ///< six players with 5 meeples and 5 guards each
    /// At one moment, placements of tiles apart: most where each face can be drawn.
    static constexpr std::size_t kDecisions = kFaces;
    /// Of one decision: most when the final scoring sends every meeple home.
    static constexpr std::size_t kEvents = 256;
    static constexpr bool kFields = true;
    static constexpr bool kCrowds = false;  ///< several meeples may stand on one segment
};

/// What a game with every part can hold: some 340 tiles of 285 faces, rivers and abbeys among them.
struct LargeLimits {
    using Index = std::uint16_t;
    using Coordinate = std::int16_t;
    using Face = std::uint16_t;
    using Signature = WideSignature;
    static constexpr std::size_t kTiles = 340;
    static constexpr unsigned kTableBits = 11;  ///< 32 x 64 spaces without collision
    static constexpr std::size_t kSegments = 1350;
    static constexpr std::size_t kCentres = 64;
    static constexpr std::size_t kTowers = 32;
    static constexpr std::size_t kFaces = 320;
    static constexpr std::size_t kMeeples = 102;
    /// Most by a portal: up to five kinds of figures on each segment (PD-PORTAL-1).
    static constexpr std::size_t kDecisions = 5 * kSegments + 4 * kMeeples;
    static constexpr std::size_t kEvents = 512;
    static constexpr bool kFields = true;
    static constexpr bool kCrowds = true;
};

}  // namespace mistward::rules::rivals::trunk
