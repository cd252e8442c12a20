#pragma once

#include "protocol/field_reader.hpp"
#include "rules/core/tileset.hpp"

namespace mistward::protocol {

// What only tiles of the second format have.

/// Reads the marks of a city, a road or a field, and the sides that a city shares.
void read_segment_marks(FieldReader& fields, rules::Segment& segment);

/// Reads `marks`, `art`, `flier`, `cut` and `meets` of a tile whose segments have been read.
void read_tile_marks(FieldReader& fields, rules::TileLayout& layout);

}  // namespace mistward::protocol
