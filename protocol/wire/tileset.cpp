#include "protocol/wire/tileset.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/notation.hpp"

#include <cstdint>
#include <optional>
#include <utility>
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

/// Nothing where there is no item.
template <class List>
Omittable<List> unless_empty(List list) {
    if (list.empty()) return {};
    return std::optional(std::move(list));
}

template <class Mark>
auto listed(const rules::EnumSet<Mark>& marks) {
    Items<Mark, rules::kCountOf<Mark>, 1> list;
    marks.for_each([&](Mark mark) { list.push_back(mark); });
    return unless_empty(std::move(list));
}

Meeting meeting(const rules::TileLayout& layout, std::uint16_t group) {
    Meeting names;
    for (std::size_t i = 0; i < layout.segments.size(); ++i) {
        if ((group >> i & 1U) != 0) {
            names.push_back(rules::segment_name(layout, rules::SegmentIndex(i)));
        }
    }
    return names;
}

void show_added(const rules::TileLayout& layout, Face& shown) {
    rules::TileMarks marks = layout.marks;
    if (rules::has(layout, rules::FeatureKind::Tower)) marks.insert(rules::TileMark::Tower);
    shown.marks = listed(marks);
    shown.flier = layout.flier;
    Items<rules::Direction, 2 * kSides, 1> cut;
    for (const rules::Direction place : rules::kAllOf<rules::Direction>) {
        if ((layout.cut >> static_cast<unsigned>(place) & 1U) != 0) cut.push_back(place);
    }
    shown.cut = unless_empty(std::move(cut));
    Items<Meeting, kMostOfAKind, 1> meets;
    for (const std::uint16_t group : layout.meets) meets.push_back(meeting(layout, group));
    shown.meets = unless_empty(std::move(meets));
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
    shown.marks = listed(segment.marks);
    shown.shares = unless_empty(Items<rules::Edge, kSides, 1>(sides_of(segment.shares)));
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
    show_added(tile.layout, shown);
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
    Items<HandFace, kMostFaces, 1> hand;
    for (const rules::HandTile& each : set.hand) {
        hand.push_back({rules::face_name(set, each.tile), each.per_player});
    }
    shown.hand = unless_empty(std::move(hand));
    Items<GardensOf, kMostFaces, 1> gardens;
    for (const rules::GardenCopies& each : set.gardens) gardens.push_back({each.id, each.copies});
    shown.gardens = unless_empty(std::move(gardens));
    return shown;
}

Tileset tileset(const rules::TileSet& set) { return {canonical(set), digest(set)}; }

}  // namespace mistward::protocol::wire
