#pragma once

#include "protocol/wire/state.hpp"
#include "rules/tileset.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol::wire {

template <>
struct Words<rules::Edge> : detail::Listed<kSideWords> {};
template <>
struct Words<rules::Terrain> : detail::Listed<kTerrainWords> {};
template <>
struct Words<rules::RoadEnd> : detail::Listed<kRoadEndWords> {};

// The tile set as data for drawing.

struct FaceSegment {
    std::string name;
    rules::FeatureKind kind = rules::FeatureKind::Road;
    std::vector<rules::Edge> edges;
    std::vector<unsigned> half_edges;
    int coats = 0;
    std::vector<unsigned> cities;  ///< of the face, which a field borders
    std::optional<rules::RoadEnd> end;
};
BOOST_DESCRIBE_STRUCT(FaceSegment, (), (name, kind, edges, half_edges, coats, cities, end))

struct Face {
    std::string tile;
    std::string id;
    int ghosts = 0;
    int copies = 0;
    std::vector<rules::Terrain> edges;
    std::vector<FaceSegment> segments;
    bool watertower = false;
};
BOOST_DESCRIBE_STRUCT(Face, (), (tile, id, ghosts, copies, edges, segments, watertower))

struct StartFace : Point {
    std::string tile;
};
BOOST_DESCRIBE_STRUCT(StartFace, (Point), (tile))

/// What the digest is made of. The digest is part of every game, so nothing may be added here.
struct CanonicalTileset {
    std::string name;
    std::vector<Face> tiles;
    std::vector<StartFace> start;
};
BOOST_DESCRIBE_STRUCT(CanonicalTileset, (), (name, tiles, start))

/// Body of `GET /api/v1/tilesets/{game}`.
struct Tileset : CanonicalTileset {
    std::string digest;
};
BOOST_DESCRIBE_STRUCT(Tileset, (CanonicalTileset), (digest))

/// Without its digest.
CanonicalTileset canonical(const rules::TileSet& set);

/// With its digest.
Tileset tileset(const rules::TileSet& set);

}  // namespace mistward::protocol::wire
