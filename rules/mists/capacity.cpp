#include "rules/core/capacity.hpp"
#include "rules/mists/game.hpp"

#include <algorithm>

namespace mistward::rules::mists {

std::vector<std::string> check_capacity(const TileSet& set) {
    Extent extent{.tiles = set.start.size()};
    for (const Tile& tile : set.tiles) {
        const std::size_t copies = std::max<std::size_t>(tile.copies, 1);
        const auto& all = tile.layout.segments;
        const auto fields = std::count_if(all.begin(), all.end(), [](const Segment& segment) {
            return segment.kind == FeatureKind::Field;
        });
        extent.tiles += tile.copies;
        extent.segments += copies * (all.size() - static_cast<std::size_t>(fields));
        extent.centres +=
            has(tile.layout, FeatureKind::Castle) || has(tile.layout, FeatureKind::Cemetery)
                ? copies
                : 0;
    }
    return check_extent<Limits>(set, extent, "city, road and mist segments and centres",
                                "castles and cemeteries");
}

}  // namespace mistward::rules::mists
