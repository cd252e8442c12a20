#pragma once

#include "rules/core/tileset.hpp"

namespace mistward::rules {

/// What a layout is held to: `Strict` also that a field goes on along a field side unless it is cut
/// there, which format 1 never asked for.
enum class LayoutCheck : std::uint8_t { Lenient, Strict };

/// Everything that is wrong with one tile (T-1 to T-4), one sentence each. Part of `check_tileset`.
std::vector<std::string> check_layout(const Tile& tile, bool is_start_tile, LayoutCheck how);

/// Of that, what is wrong with its fields (T-3, G-FIELD-1), and with what parts them.
std::vector<std::string> check_fields(const TileLayout& layout, bool is_start_tile,
                                      LayoutCheck how);

}  // namespace mistward::rules
