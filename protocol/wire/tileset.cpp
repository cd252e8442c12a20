#include "protocol/wire/tileset.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/notation.hpp"

#include <cstdint>
#include <vector>

namespace mistward::protocol::wire {
namespace {

template <class List>
List bits_of(std::uint8_t bits) {
    List list;
    for (unsigned bit = 0; bit < 8; ++bit) {
        if ((bits >> bit & 1U) != 0) list.push_back(bit);
    }
    return list;
}

std::vector<rules::Edge> sides_of(std::uint8_t bits) {
    std::vector<rules::Edge> list;
    for (const rules::Edge edge : rules::kEdges) {
        if ((bits >> static_cast<unsigned>(edge) & 1U) != 0) list.push_back(edge);
    }
    return list;
}

FaceSegment face_segment(const rules::TileLayout& layout, std::size_t index) {
    const rules::Segment& segment = layout.segments[index];
    FaceSegment shown;
    shown.name = rules::segment_name(layout, rules::SegmentIndex(index));
    shown.kind = segment.kind;
    shown.edges = sides_of(segment.edges);
    shown.half_edges = bits_of<decltype(shown.half_edges)>(segment.half_edges);
    shown.coats = segment.coats;
    shown.cities = bits_of<decltype(shown.cities)>(segment.cities);
    if (segment.end != rules::RoadEnd::Through) shown.end = segment.end;
    return shown;
}

Face face(const rules::TileSet& set, rules::TileId id) {
    const rules::Tile& tile = set[id];
    Face shown;
    shown.tile = rules::face_name(set, id);
    shown.id = tile.id;
    shown.ghosts = tile.ghosts;
    shown.copies = tile.copies;
    shown.edges.assign(tile.layout.edges.begin(), tile.layout.edges.end());
    for (std::size_t i = 0; i < tile.layout.segments.size(); ++i) {
        shown.segments.push_back(face_segment(tile.layout, i));
    }
    shown.watertower = tile.watertower;
    return shown;
}

}  // namespace

CanonicalTileset canonical(const rules::TileSet& set) {
    CanonicalTileset shown;
    shown.name = set.name;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        shown.tiles.push_back(face(set, rules::TileId(i)));
    }
    for (const rules::StartTile& quarter : set.start) {
        const auto [x, y] = quarter.position;
        shown.start.push_back({x, y, rules::face_name(set, quarter.tile)});
    }
    return shown;
}

Tileset tileset(const rules::TileSet& set) { return {canonical(set), digest(set)}; }

}  // namespace mistward::protocol::wire
