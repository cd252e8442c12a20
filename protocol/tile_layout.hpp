#pragma once

#include "protocol/field_reader.hpp"
#include "rules/core/tileset.hpp"

#include <string>
#include <vector>

namespace mistward::protocol {

/// Reads the key `id` of a tile.
std::string read_tile_id(FieldReader& fields);

/// Reads the keys of a tile in a tile-set file that say what is printed on it: `edges`, `mist`,
/// `cities`, `roads`, `fields`, `center`. A fault of a key is left in `fields`; one inside a
/// segment is added to `faults`, with `where` in front.
rules::TileLayout read_layout(FieldReader& fields, const std::string& where,
                              std::vector<std::string>& faults);

/// Adds the fault of `fields`, if there is one, as a sentence with `where` in front.
void note_fault(const FieldReader& fields, const std::string& where,
                std::vector<std::string>& faults);

}  // namespace mistward::protocol
