#include "rules/core/check_features.hpp"

#include "rules/core/check_board.hpp"
#include "rules/core/shared_view.hpp"
#include "rules/mists/check.hpp"

namespace mistward::rules::mists {
namespace {

ColourSet meeples_on(const State& state, const FoundSegments& found) {
    return colours_on(state, found, [](const auto&) { return true; });
}

using Slots = std::map<Position, Slot>;

/// The spaces around a centre that do not hold what closes it (T-7, M-BURY-1).
std::size_t empty_around(const Slots& slots, const State& state, Position centre,
                         FeatureKind kind) {
    const bool castle = kind == FeatureKind::Castle;
    const bool all_eight = castle || level(state).haunted;
    std::size_t empty = 0;
    for (const Position step : kAround) {
        if (!all_eight && step.x != 0 && step.y != 0) continue;
        const auto tile = slots.find(centre + step);
        const bool filled = tile != slots.end() && (!castle || state.board.face_up(tile->second));
        empty += filled ? 0 : 1;
    }
    return empty;
}

/// The centres of a tile, each a feature of its own. The value: how many there are.
std::size_t check_centres_of(const TileSet& set, const Slots& slots, const State& state,
                             const PlacedTile& tile, Faults& faults) {
    const auto& segments = set[tile.tile].layout.segments;
    std::size_t centres = 0;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const FeatureKind kind = segments[i].kind;
        if (!is_centre(kind)) continue;
        const FoundSegments found{{slots.at(tile.position), SegmentIndex(i)}};
        check_feature(state, found, empty_around(slots, state, tile.position, kind),
                      meeples_on(state, found), faults);
        ++centres;
    }
    return centres;
}

}  // namespace

void check_features(const Tables& tables, const State& state, Faults& faults) {
    const TileSet& set = tables.tileset();
    const std::vector<PlacedTile> tiles = face_up_tiles(state.board);
    const Slots slots = tiles_by_space(state.board);
    std::size_t segments = 0;
    for (const FloodedFeature& flooded : flood_features(set, tiles)) {
        if (flooded.kind == FeatureKind::Field) continue;
        const FoundSegments found = found_segments(tiles, slots, flooded);
        check_feature(state, found, flooded.open_sides, meeples_on(state, found), faults);
        segments += found.size();
    }
    for (const PlacedTile& tile : tiles) {
        segments += check_centres_of(set, slots, state, tile, faults);
    }
    faults.unless(segments == state.features.segments(), "segments are lost");
}

}  // namespace mistward::rules::mists
