#pragma once

#include "rules/tileset.hpp"

namespace mistward::rules {

/// Everything that is wrong with one tile (T-1 to T-4), one sentence each. Part of `check_tileset`.
std::vector<std::string> check_layout(const Tile& tile, bool is_start_tile);

/// The sides with mist, bit `1 << Edge`.
std::uint8_t misty_sides(const TileLayout& layout);

/// Whether a tile has a segment of that kind.
bool has(const TileLayout& layout, FeatureKind kind);

}  // namespace mistward::rules
