#include "rules/core/view.hpp"

namespace mistward::rules {

std::vector<UnseenTile> unseen_tiles(std::span<const std::uint8_t> copies) {
    std::vector<UnseenTile> unseen;
    unseen.reserve(copies.size());
    for (std::size_t face = 0; face < copies.size(); ++face) {
        if (copies[face] != 0) unseen.push_back({TileId(face), copies[face]});
    }
    return unseen;
}

}  // namespace mistward::rules
