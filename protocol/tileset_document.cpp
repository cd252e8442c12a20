#include "protocol/documents.hpp"
#include "protocol/sha256.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

namespace mistward::protocol {
namespace {

Json bits_document(std::uint8_t bits) {
    Json list = Json::array();
    for (unsigned bit = 0; bit < 8; ++bit) {
        if ((bits >> bit & 1U) != 0) list.push_back(bit);
    }
    return list;
}

Json sides_document(std::uint8_t bits) {
    Json list = Json::array();
    for (const rules::Edge edge : rules::kEdges) {
        if ((bits >> static_cast<unsigned>(edge) & 1U) != 0) list.push_back(word(kSideWords, edge));
    }
    return list;
}

Json segment_document(const rules::TileLayout& layout, std::size_t index) {
    const rules::Segment& segment = layout.segments[index];
    const bool stops = segment.end != rules::RoadEnd::Through;
    return {{"name", rules::segment_name(layout, rules::SegmentIndex(index))},
            {"kind", rules::name(segment.kind)},
            {"edges", sides_document(segment.edges)},
            {"half_edges", bits_document(segment.half_edges)},
            {"coats", segment.coats},
            {"cities", bits_document(segment.cities)},
            {"end", stops ? Json(word(kRoadEndWords, segment.end)) : Json(nullptr)}};
}

Json tile_document(const rules::TileSet& set, rules::TileId id) {
    const rules::Tile& tile = set[id];
    Json edges = Json::array();
    for (const rules::Terrain terrain : tile.layout.edges) {
        edges.push_back(word(kTerrainWords, terrain));
    }
    Json segments = Json::array();
    for (std::size_t i = 0; i < tile.layout.segments.size(); ++i) {
        segments.push_back(segment_document(tile.layout, i));
    }
    return {{"tile", rules::face_name(set, id)},
            {"id", tile.id},
            {"ghosts", tile.ghosts},
            {"copies", tile.copies},
            {"edges", std::move(edges)},
            {"segments", std::move(segments)},
            {"watertower", tile.watertower}};
}

/// What the digest is made of. The digest is part of every game, so nothing may be added here.
Json canonical_document(const rules::TileSet& set) {
    Json tiles = Json::array();
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        tiles.push_back(tile_document(set, rules::TileId(i)));
    }
    Json start = Json::array();
    for (const rules::StartTile& quarter : set.start) {
        start.push_back({{"x", quarter.position.x},
                         {"y", quarter.position.y},
                         {"tile", rules::face_name(set, quarter.tile)}});
    }
    return {{"name", set.name}, {"tiles", std::move(tiles)}, {"start", std::move(start)}};
}

}  // namespace

std::string digest(const rules::TileSet& set) {
    return hex(sha256(canonical_document(set).dump()));
}

Json tileset_document(const rules::TileSet& set) {
    Json document = canonical_document(set);
    document["digest"] = hex(sha256(document.dump()));
    return document;
}

}  // namespace mistward::protocol
