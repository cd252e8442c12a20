#pragma once

#include "rules/core/tileset.hpp"
#include "rules/core/view.hpp"

#include <set>
#include <utility>
#include <vector>

namespace mistward::rules {

/// A segment of a face-up tile: the place of the tile in a list of tiles, and the segment there.
using FloodedSegment = std::pair<std::size_t, SegmentIndex>;

/// One feature as flood fill finds it.
struct FloodedFeature {
    FeatureKind kind = FeatureKind::Road;
    std::set<FloodedSegment> segments;
    /// Ends that touch neither their kind nor, unless it is mist, a side that meets any terrain; of
    /// a field, half-edges.
    std::size_t open_sides = 0;
};

/// Every feature on a table of face-up tiles but the centres (T-6), followed from tile to tile by
/// the printed layouts alone: slow, and by other means than `Features`, which tests compare with
/// it.
std::vector<FloodedFeature> flood_features(const TileSet& set,
                                           const std::vector<PlacedTile>& tiles);

}  // namespace mistward::rules
