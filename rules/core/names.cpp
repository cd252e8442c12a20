#include "rules/core/names.hpp"

#include <algorithm>
#include <array>

namespace mistward::rules {
namespace {

constexpr std::array<std::string_view, 4> kEdgeNames{"N", "E", "S", "W"};
static_assert(kEdgeNames.size() == kCountOf<Edge>);  // in the order of `kEdges`
constexpr std::array<std::string_view, 8> kDirectionNames{"N", "NE", "E", "SE",
                                                          "S", "SW", "W", "NW"};
static_assert(kDirectionNames.size() == kCountOf<Direction>);

template <class Enum>
std::string_view word(Enum value) {
    return kWordsOf<Enum>[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view name(Colour colour) { return word(colour); }
std::string_view name(FeatureKind kind) { return word(kind); }
std::string_view name(Edge edge) { return kEdgeNames[static_cast<std::size_t>(edge)]; }
std::string_view name(Direction direction) {
    return kDirectionNames[static_cast<std::size_t>(direction)];
}
std::string_view name(SegmentMark mark) { return word(mark); }
std::string_view name(TileMark mark) { return word(mark); }
std::string_view name(Hound hound) { return word(hound); }
std::string_view name(DecisionKind kind) { return word(kind); }

std::string_view name(EndReason reason) {
    switch (reason) {
        case EndReason::None:
            break;
        case EndReason::GoalReached:
            return "M-END-1";
        case EndReason::GhostsMissing:
            return "M-END-2";
        case EndReason::TilesExhausted:
            return "M-END-3";
        case EndReason::AllTilesPlaced:
            return "G-END-1";
    }
    return "none";
}

std::string position_text(Position position) {
    return std::to_string(position.x) + "," + std::to_string(position.y);
}

std::optional<Colour> parse_colour(std::string_view text) {
    const auto& words = kWordsOf<Colour>;
    const auto* const found = std::find(words.begin(), words.end(), text);
    if (found == words.end()) return std::nullopt;
    return kColours[static_cast<std::size_t>(found - words.begin())];
}

std::string segment_name(const TileLayout& layout, SegmentIndex segment) {
    const FeatureKind kind = layout.segments[segment.value()].kind;
    if (is_single(kind)) return std::string(name(kind));
    const auto begin = layout.segments.begin();
    const auto before = std::count_if(begin, begin + static_cast<std::ptrdiff_t>(segment.value()),
                                      [&](const Segment& other) { return other.kind == kind; });
    return std::string(name(kind)) + std::to_string(before);
}

std::optional<SegmentIndex> find_segment(const TileLayout& layout, std::string_view name) {
    for (std::size_t i = 0; i < layout.segments.size(); ++i) {
        if (segment_name(layout, SegmentIndex(i)) == name) return SegmentIndex(i);
    }
    return std::nullopt;
}

}  // namespace mistward::rules
