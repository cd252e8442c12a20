#pragma once

#include "rules/core/signature.hpp"

namespace mistward::rules::ghosts {

/// What a competitive game with every other expansion can hold: some 340 tiles of 285 faces, rivers
/// and abbeys among them.
struct LargeLimits {
    using Index = std::uint16_t;
    using Coordinate = std::int16_t;
    using Face = std::uint16_t;
    using Signature = WideSignature;
    static constexpr std::size_t kTiles = 340;
    static constexpr unsigned kTableBits = 11;  ///< 32 x 64 spaces without collision
    static constexpr std::size_t kSegments = 1350;
    static constexpr std::size_t kCentres = 64;
    static constexpr std::size_t kFaces = 320;
    static constexpr std::size_t kMeeples = 96;
    static constexpr bool kFields = true;
};

}  // namespace mistward::rules::ghosts
