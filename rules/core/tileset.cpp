#include "rules/core/tileset.hpp"

#include <algorithm>

namespace mistward::rules {

std::string face_name(const TileSet& set, TileId tile) {
    const Tile& face = set[tile];
    const auto is_it = [&](const StartTile& quarter) { return quarter.tile == tile; };
    std::string name = face.id;
    const bool start = face.copies == 0 && std::any_of(set.start.begin(), set.start.end(), is_it);
    if (!start) (name += '.') += std::to_string(face.ghosts);
    return name;
}

std::optional<TileId> find_face(const TileSet& set, std::string_view name) {
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        if (face_name(set, TileId(i)) == name) return TileId(i);
    }
    return std::nullopt;
}

bool is_in_hands(const TileSet& set, TileId tile) {
    return std::any_of(set.hand.begin(), set.hand.end(),
                       [&](const HandTile& hand) { return hand.tile == tile; });
}

std::uint8_t misty_sides(const TileLayout& layout) {
    std::uint8_t sides = 0;
    for (const Segment& segment : layout.segments) {
        if (segment.kind == FeatureKind::Mist) {
            sides = static_cast<std::uint8_t>(sides | segment.edges);
        }
    }
    return sides;
}

bool has(const TileLayout& layout, FeatureKind kind) {
    return std::any_of(layout.segments.begin(), layout.segments.end(),
                       [&](const Segment& segment) { return segment.kind == kind; });
}

int rank(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::City:
            return 0;
        case FeatureKind::Road:
            return 1;
        case FeatureKind::Mist:
            return 2;
        case FeatureKind::Garden:
            return 4;
        case FeatureKind::Tower:
            return 5;
        case FeatureKind::Field:
            return 6;
        case FeatureKind::River:
            return 7;
        default:
            return 3;
    }
}

void add_segment(TileLayout& layout, const Segment& segment) {
    const auto after =
        std::find_if(layout.segments.begin(), layout.segments.end(),
                     [&](const Segment& other) { return rank(other.kind) > rank(segment.kind); });
    layout.segments.insert(after, segment);
}

}  // namespace mistward::rules
