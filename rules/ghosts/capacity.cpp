#include "rules/ghosts/game.hpp"

#include <algorithm>

namespace mistward::rules::ghosts {

std::vector<std::string> check_capacity(const TileSet& set) {
    std::size_t tiles = set.start.size();
    std::size_t segments = 0;
    std::size_t centres = 0;
    const auto count = [&](const Tile& tile, std::size_t copies) {
        segments += copies * tile.layout.segments.size();
        for (const Segment& segment : tile.layout.segments) {
            const bool linked = segment.edges != 0 || segment.kind == FeatureKind::Field;
            centres += linked ? 0 : copies;
        }
    };
    for (const Tile& tile : set.tiles) {
        tiles += tile.copies;
        count(tile, tile.copies);
    }
    for (const StartTile& start : set.start) count(set[start.tile], 1);

    std::vector<std::string> errors;
    const auto limit = [&](std::size_t found, std::size_t most, const std::string& what) {
        if (found <= most) return;
        errors.push_back("the set has " + std::to_string(found) + " " + what + ", at most " +
                         std::to_string(most) + " can be played with");
    };
    limit(set.tiles.size(), Limits::kFaces, "faces");
    limit(tiles, Limits::kTiles, "tiles");
    limit(segments, Limits::kSegments, "city, road, mist and field segments and centres");
    limit(centres, Limits::kCentres, "castles, cemeteries and monasteries");
    return errors;
}

}  // namespace mistward::rules::ghosts
