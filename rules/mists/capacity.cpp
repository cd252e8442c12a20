#include "rules/mists/game.hpp"

#include <algorithm>

namespace mistward::rules::mists {

std::vector<std::string> check_capacity(const TileSet& set) {
    std::size_t tiles = set.start.size();
    std::size_t segments = 0;
    std::size_t centres = 0;
    for (const Tile& tile : set.tiles) {
        const std::size_t copies = std::max<std::size_t>(tile.copies, 1);
        const auto& all = tile.layout.segments;
        const auto fields = std::count_if(all.begin(), all.end(), [](const Segment& segment) {
            return segment.kind == FeatureKind::Field;
        });
        tiles += tile.copies;
        segments += copies * (all.size() - static_cast<std::size_t>(fields));
        centres += has(tile.layout, FeatureKind::Castle) || has(tile.layout, FeatureKind::Cemetery)
                       ? copies
                       : 0;
    }
    std::vector<std::string> errors;
    const auto limit = [&](std::size_t count, std::size_t most, const std::string& what) {
        if (count <= most) return;
        errors.push_back("the set has " + std::to_string(count) + " " + what + ", at most " +
                         std::to_string(most) + " can be played with");
    };
    limit(set.tiles.size(), Limits::kFaces, "faces");
    limit(tiles, Limits::kTiles, "tiles");
    limit(segments, Limits::kSegments, "city, road and mist segments and centres");
    limit(centres, Limits::kCentres, "castles and cemeteries");
    return errors;
}

}  // namespace mistward::rules::mists
