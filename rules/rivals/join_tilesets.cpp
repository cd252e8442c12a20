#include "rules/rivals/tilesets.hpp"

#include <algorithm>

namespace mistward::rules {

tl::expected<TileSet, std::vector<std::string>> join_tilesets(const TileSet& base,
                                                              const TileSet& expansion) {
    TileSet joined;
    joined.name = base.name + "+" + expansion.name;
    std::copy_if(base.tiles.begin(), base.tiles.end(), std::back_inserter(joined.tiles),
                 [](const Tile& tile) { return tile.copies != 0; });
    const std::size_t first = joined.tiles.size();
    joined.tiles.insert(joined.tiles.end(), expansion.tiles.begin(), expansion.tiles.end());
    for (const StartTile& start : expansion.start) {
        joined.start.push_back({start.position, TileId(first + start.tile.value())});
    }
    std::vector<std::string> errors;
    for (std::size_t i = 0; i < first; ++i) {
        const std::string name = face_name(joined, TileId(i));
        if (find_face(expansion, name)) errors.push_back("both sets have a tile " + name);
    }
    if (!errors.empty()) return tl::make_unexpected(std::move(errors));
    return joined;
}

}  // namespace mistward::rules
