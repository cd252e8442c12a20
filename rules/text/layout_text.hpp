#pragma once

#include "rules/notation.hpp"

namespace mistward::rules {

/// What is printed on a tile, one word for each segment, in their order, unturned:
///
///     city:N+E*1      a city that reaches the north and the east, with one coat of arms
///     road:S+W        a road that runs through; "road:S>castle" one that ends inside the tile
///     mist:N+S        a mist segment
///     castle          a centre; also "cemetery", "monastery", "yaga", "abbey"; "garden"
///     field:4+7/0+1   a field at the half-edges 4 and 7 that borders the cities 0 and 1;
///                     "field:/0+1" one that touches no side
///     river:E+W       a river
///     city:N!princess a mark of a segment; "city:E~N" a city to which the side N belongs, too
///
/// After these what is no segment: "any" for sides that meet every terrain, "!volcano" for a mark
/// of the tile, "flier:NW", "cut:NE+S", "meets:city0+road1". Sides without a word are field. A tile
/// without segments has the empty text.
std::string layout_text(const TileLayout& layout);

/// The layout that a text describes, if it is of this form; whether a tile can be like that,
/// `check_layout` says.
tl::expected<TileLayout, NotationError> parse_layout(std::string_view text);

}  // namespace mistward::rules
