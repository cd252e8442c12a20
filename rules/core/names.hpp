#pragma once

#include "rules/core/event.hpp"
#include "rules/core/tileset.hpp"

#include <optional>
#include <string>
#include <string_view>

// What things are called in every text: decisions, states, events, complaints.

namespace mistward::rules {

/// The name of a segment on its tile: the kind and its count among the tile's segments of that kind
/// ("road0", "city1", "mist0"), a centre by its kind alone ("castle").
std::string segment_name(const TileLayout& layout, SegmentIndex segment);

/// The segment with that name, if the tile has one.
std::optional<SegmentIndex> find_segment(const TileLayout& layout, std::string_view name);

/// A space, such as "2,-1".
std::string position_text(Position position);

std::string_view name(Colour colour);
std::string_view name(FeatureKind kind);
std::string_view name(Edge edge);
/// A side or corner, such as "N" or "NE".
std::string_view name(Direction direction);
std::string_view name(Hound hound);
std::string_view name(SegmentMark mark);
std::string_view name(TileMark mark);
std::string_view name(DecisionKind kind);
/// The clause that ended a game, such as "M-END-1"; "none" while it goes on.
std::string_view name(EndReason reason);
std::optional<Colour> parse_colour(std::string_view text);

}  // namespace mistward::rules
