#pragma once

#include "rules/core/tables.hpp"

#include <algorithm>
#include <cstdlib>

namespace mistward::rules::rivals::towers {

/// Whether a tower of so many floors reaches a space: its own, or one straight ahead, across
/// whatever lies between (TO-FLOOR-2).
inline bool reaches(Position tower, int floors, Position space) {
    const int across = std::abs(space.x - tower.x);
    const int along = std::abs(space.y - tower.y);
    return (across == 0 || along == 0) && across + along <= floors;
}

/// Whether it reaches the tile on a space; of the start tile one part is enough (TO-MIST-3).
inline bool reaches_tile(const TileSet& set, Position tower, int floors, Position space) {
    if (reaches(tower, floors, space)) return true;
    if (set.start.size() == 1) return false;
    const auto lies_there = [&](const StartTile& part) { return part.position == space; };
    const auto is_reached = [&](const StartTile& part) {
        return reaches(tower, floors, part.position);
    };
    return std::any_of(set.start.begin(), set.start.end(), lies_there) &&
           std::any_of(set.start.begin(), set.start.end(), is_reached);
}

}  // namespace mistward::rules::rivals::towers
