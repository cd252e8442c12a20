#pragma once

#include "rules/core/check_board.hpp"
#include "rules/core/check_features.hpp"
#include "rules/core/shared_view.hpp"
#include "rules/rivals/trunk/on_board.hpp"

#include <algorithm>

namespace mistward::rules::rivals::trunk {

/// The colours that occupy these segments.
template <class State>
ColourSet occupants(const State& state, const FoundSegments& found) {
    return colours_on(state, found,
                      [](const auto& meeple) { return occupies<State>(meeple.kind); });
}

/// T-7, G-SCORE-3: a centre that somebody holds or can still take waits while one of the 8 spaces
/// around it is empty.
template <class State>
void check_centre(const std::map<Position, Slot>& slots, const State& state, Slot slot,
                  SegmentIndex index, Faults& faults) {
    std::size_t empty = 0;
    for (const Position step : kAround) {
        empty += slots.contains(state.board.position(slot) + step) ? 0 : 1;
    }
    const FeatureId feature = state.features.feature(slot, index);
    const ColourSet colours = occupants(state, {{slot, index}});
    const bool waits =
        std::find(state.centres.begin(), state.centres.end(), slot) != state.centres.end();
    const std::string where = "centre of tile " + std::to_string(slot.value());
    faults.unless(!waits || state.features.open_sides(feature) == empty,
                  where + ": other spaces around");
    faults.unless(state.features.segment_count(feature) == 1, where + ": joined");
    faults.unless(state.features.colours(feature) == colours, where + ": other meeples");
    const SegmentId centre = state.features.segment(slot, index);
    const bool done = is_done_with(state, centre) && !trunk::waits(state, centre);
    faults.unless(waits || done, where + ": forgotten");
    if (!State::Limits::kCrowds || empty != 0) {
        faults.unless(!waits || !done, where + ": kept for nothing");
    }
}

/// Part of `check`: the features and centres.
template <class State>
void check_features(const Tables& tables, const State& state, Faults& faults) {
    const TileSet& set = tables.tileset();
    const std::vector<PlacedTile> tiles = face_up_tiles(state.board);
    const std::map<Position, Slot> slots = tiles_by_space(state.board);
    std::size_t segments = 0;
    for (const FloodedFeature& flooded : flood_features(set, tiles)) {
        const FoundSegments found = found_segments(tiles, slots, flooded);
        check_feature(state, found, flooded.open_sides, occupants(state, found), faults);
        segments += found.size();
    }
    for (const auto& [position, slot] : slots) {
        const auto& layout = set[state.board.face(slot)].layout.segments;
        for (std::size_t s = 0; s < layout.size(); ++s) {
            if (!is_centre(layout[s].kind)) continue;
            check_centre(slots, state, slot, SegmentIndex(s), faults);
            ++segments;
        }
    }
    faults.unless(segments == state.features.segments(), "segments are lost");
}

}  // namespace mistward::rules::rivals::trunk
