#pragma once

#include "protocol/field_reader.hpp"
#include "rules/core/tileset.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// The format of a tile-set file. The second has all of the first, and what other expansions need.
enum class TileFormat : std::uint8_t { First = 1, Second = 2 };

/// The keys of a tile that say what is printed on it: those of `read_layout`.
std::span<const std::string_view> layout_keys(TileFormat format);

/// Reads the key `id` of a tile.
std::string read_tile_id(FieldReader& fields);

/// Reads the keys of a tile in a tile-set file that say what is printed on it. A fault of a key is
/// left in `fields`; one inside a segment is added to `faults`, with `where` in front.
rules::TileLayout read_layout(FieldReader& fields, TileFormat format, const std::string& where,
                              std::vector<std::string>& faults);

/// Whether a tile shows a water tower. Other hints of `art` that mean something are marks of the
/// layout.
bool read_watertower(FieldReader& fields, TileFormat format);

/// Adds the fault of `fields`, if there is one, as a sentence with `where` in front.
void note_fault(const FieldReader& fields, const std::string& where,
                std::vector<std::string>& faults);

}  // namespace mistward::protocol
