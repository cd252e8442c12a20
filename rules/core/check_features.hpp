#pragma once

#include "rules/core/faults.hpp"
#include "rules/core/features.hpp"
#include "rules/core/flood_fill.hpp"

#include <map>

namespace mistward::rules {

/// Segments by their tiles and their places there, as found without `Features`.
using FoundSegments = std::set<std::pair<Slot, SegmentIndex>>;

/// The segments of a feature that flood fill found among `tiles`, which lie in these `slots`.
inline FoundSegments found_segments(const std::vector<PlacedTile>& tiles,
                                    const std::map<Position, Slot>& slots,
                                    const FloodedFeature& flooded) {
    FoundSegments found;
    for (const auto& [tile, index] : flooded.segments) {
        found.emplace(slots.at(tiles[tile].position), index);
    }
    return found;
}

/// The colours of the meeples that stand on these segments, of those that `counts(meeple)`.
template <class State, class Counts>
ColourSet colours_on(const State& state, const FoundSegments& found, Counts counts) {
    ColourSet colours;
    for (const auto& meeple : state.meeples) {
        if (!counts(meeple)) continue;
        const Slot slot = state.features.slot(meeple.segment);
        if (found.contains({slot, state.features.index(meeple.segment)})) {
            colours.insert(meeple.colour);
        }
    }
    return colours;
}

/// Compares the feature that a state keeps of these segments with what was found (T-6).
template <class State>
void check_feature(const State& state, const FoundSegments& found, std::size_t open_sides,
                   ColourSet colours, Faults& faults) {
    const auto& features = state.features;
    const auto [first, index] = *found.begin();
    const FeatureId feature = features.feature(first, index);
    const std::string where = "feature of segment " + std::to_string(index.value()) + " of tile " +
                              std::to_string(first.value());
    FoundSegments kept;
    features.for_each_segment(
        feature, [&](SegmentId id) { kept.emplace(features.slot(id), features.index(id)); });
    faults.unless(kept == found, where + ": other segments");
    std::set<Slot> tiles;
    for (const auto& [slot, segment] : found) {
        tiles.insert(slot);
        faults.unless(features.feature(slot, segment) == feature, where + ": two names");
    }
    faults.unless(features.tiles(feature).count() == tiles.size(), where + ": other tiles");
    faults.unless(features.segment_count(feature) == found.size(), where + ": miscounted");
    faults.unless(features.open_sides(feature) == open_sides, where + ": other open sides");
    faults.unless(features.colours(feature) == colours, where + ": other meeples");
}

}  // namespace mistward::rules
