#include "rules/flood_fill.hpp"
#include "rules/ghosts/check.hpp"

#include <map>

namespace mistward::rules::ghosts {
namespace {

/// The colours on a feature, by the meeples that stand on its segments.
ColourSet colours_on(const State& state, const std::set<FloodedSegment>& segments) {
    ColourSet colours;
    for (const Meeple& meeple : state.meeples) {
        const std::size_t tile = state.features.slot(meeple.segment).value();
        if (segments.contains({tile, state.features.index(meeple.segment)})) {
            colours.insert(meeple.colour);
        }
    }
    return colours;
}

bool is_between_turns(const State& state) {
    return state.phase == Phase::Draw || state.phase == Phase::Place || state.phase == Phase::Over;
}

void check_feature(const State& state, const FloodedFeature& found, Faults& faults) {
    const Features<Limits>& features = state.features;
    const auto [tile, index] = *found.segments.begin();
    const FeatureId feature = features.feature(Slot(tile), index);
    const std::string where =
        "feature of segment " + std::to_string(index.value()) + " of tile " + std::to_string(tile);
    std::set<FloodedSegment> kept;
    std::set<std::size_t> tiles;
    features.for_each_segment(feature, [&](SegmentId id) {
        kept.insert({features.slot(id).value(), features.index(id)});
        tiles.insert(features.slot(id).value());
        faults.unless(features.feature(id) == feature, where + ": two names");
    });
    faults.unless(kept == found.segments, where + ": other segments");
    faults.unless(features.tiles(feature).count() == tiles.size(), where + ": other tiles");
    faults.unless(features.segment_count(feature) == kept.size(), where + ": miscounted");
    faults.unless(features.open_sides(feature) == found.open_sides, where + ": other open sides");
    faults.unless(features.colours(feature) == colours_on(state, kept), where + ": other meeples");
}

/// T-7, G-SCORE-3: a centre that is held waits while one of the 8 spaces around it is empty.
void check_centre(const std::map<Position, std::size_t>& tiles, const State& state,
                  FloodedSegment centre, Faults& faults) {
    const Slot slot(centre.first);
    std::size_t empty = 0;
    for (const Position step : kAround) {
        empty += tiles.contains(state.board.position(slot) + step) ? 0 : 1;
    }
    const FeatureId feature = state.features.feature(slot, centre.second);
    const bool waits =
        std::find(state.centres.begin(), state.centres.end(), slot) != state.centres.end();
    const std::string where = "centre of tile " + std::to_string(centre.first);
    faults.unless(!waits || state.features.open_sides(feature) == empty,
                  where + ": other spaces around");
    faults.unless(state.features.segment_count(feature) == 1, where + ": joined");
    faults.unless(state.features.colours(feature) == colours_on(state, {centre}),
                  where + ": other meeples");
    const bool held = !colours_on(state, {centre}).empty();
    const bool newest = slot == state.last && !is_between_turns(state);
    faults.unless(waits == (held || newest), where + ": forgotten, or kept for nothing");
}

}  // namespace

void check_features(const Tables& tables, const State& state, Faults& faults) {
    const TileSet& set = tables.tileset();
    const std::vector<PlacedTile> tiles = view(tables, state).tiles;
    std::size_t segments = 0;
    for (const FloodedFeature& found : flood_features(set, tiles)) {
        check_feature(state, found, faults);
        segments += found.segments.size();
    }
    std::map<Position, std::size_t> at;
    for (std::size_t i = 0; i < tiles.size(); ++i) at.emplace(tiles[i].position, i);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const auto& layout = set[tiles[i].tile].layout.segments;
        for (std::size_t s = 0; s < layout.size(); ++s) {
            if (layout[s].edges != 0 || layout[s].half_edges != 0) continue;
            check_centre(at, state, {i, SegmentIndex(s)}, faults);
            ++segments;
        }
    }
    faults.unless(segments == state.features.segments(), "segments are lost");
}

}  // namespace mistward::rules::ghosts
