#pragma once

#include "rules/core/tileset.hpp"

namespace mistward::rules {

/// Everything that is wrong with one tile (T-1 to T-4), one sentence each. Part of `check_tileset`.
std::vector<std::string> check_layout(const Tile& tile, bool is_start_tile);

}  // namespace mistward::rules
