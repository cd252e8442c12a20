#pragma once

#include "rules/core/capacity.hpp"
#include "rules/rivals/trunk/game.hpp"

namespace mistward::rules::rivals::trunk {

/// What of tiles a state's games know: what is printed for a part that is not played means nothing
/// (E-SET-1).
template <class State>
constexpr KnownThings known() {
    KnownThings known;
    State::Parts::each([&]<class P>() { known |= P::kKnown; });
    return known;
}

template <class State>
std::vector<std::string> check_capacity(const TileSet& set) {
    Extent extent{.tiles = set.start.size()};
    const auto count = [&](const Tile& tile, std::size_t copies) {
        extent.segments += copies * tile.layout.segments.size();
        for (const Segment& segment : tile.layout.segments) {
            extent.centres += is_centre(segment.kind) ? copies : 0;
            extent.towers += segment.kind == FeatureKind::Tower ? copies : 0;
        }
    };
    for (const Tile& tile : set.tiles) {
        extent.tiles += tile.copies;
        count(tile, tile.copies);
    }
    for (const StartTile& start : set.start) count(set[start.tile], 1);
    for (const HandTile& hand : set.hand) {
        const std::size_t copies = kColourCount * hand.per_player;
        extent.tiles += copies;
        count(set[hand.tile], copies);
    }

    return check_extent<typename State::Limits>(
        set, extent, "city, road, mist and field segments and centres", "centres", known<State>());
}

}  // namespace mistward::rules::rivals::trunk
