#pragma once

#include "rules/core/tileset.hpp"

namespace mistward::rules {

/// What a set takes up at most in a game.
struct Extent {
    std::size_t tiles = 0;
    std::size_t segments = 0;
    std::size_t centres = 0;
};

/// What of a set a game that knows these marks does not know, and what is more than its `Limits`,
/// one sentence each; `segments` and `centres` say what the game counts as such.
template <class Limits>
std::vector<std::string> check_extent(const TileSet& set, const Extent& extent,
                                      const std::string& segments, const std::string& centres,
                                      SegmentMarks known = {}) {
    std::vector<std::string> errors = check_known(set, known);
    const auto limit = [&](std::size_t count, std::size_t most, const std::string& what) {
        if (count <= most) return;
        errors.push_back("the set has " + std::to_string(count) + " " + what + ", at most " +
                         std::to_string(most) + " can be played with");
    };
    limit(set.tiles.size(), Limits::kFaces, "faces");
    limit(extent.tiles, Limits::kTiles, "tiles");
    limit(extent.segments, Limits::kSegments, segments);
    limit(extent.centres, Limits::kCentres, centres);
    return errors;
}

}  // namespace mistward::rules
