#include "rules/tileset.hpp"

#include <algorithm>

namespace mistward::rules {

std::string face_name(const TileSet& set, TileId tile) {
    const Tile& face = set[tile];
    const bool start = std::any_of(set.start.begin(), set.start.end(),
                                   [&](const StartTile& quarter) { return quarter.tile == tile; });
    return start && face.copies == 0 ? face.id : face.id + "." + std::to_string(face.ghosts);
}

std::optional<TileId> find_face(const TileSet& set, std::string_view name) {
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        if (face_name(set, TileId(i)) == name) return TileId(i);
    }
    return std::nullopt;
}

}  // namespace mistward::rules
