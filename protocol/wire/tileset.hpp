#pragma once

#include "protocol/wire/bounded.hpp"
#include "protocol/wire/file_kinds.hpp"
#include "protocol/wire/words.hpp"
#include "rules/core/tileset.hpp"

#include <optional>

namespace mistward::protocol::wire {

template <>
struct Words<rules::Edge> : detail::Listed<kSideWords> {};
template <>
struct Words<rules::RoadEnd> : detail::Listed<kRoadEndWords> {};

// The tile set as data for drawing, which game files bring as well.

/// Where a road stops; null where it runs through.
using ShownEnd = Among<rules::RoadEnd::Village, rules::RoadEnd::Ruin>;

struct FaceSegment {
    Text<16> name;
    rules::FeatureKind kind = rules::FeatureKind::Road;
    Items<rules::Edge, kSides> edges;
    Items<Integer<unsigned, 0, kHalfSides - 1>, kHalfSides> half_edges;
    Integer<int, 0, kMostCoats> coats;
    Items<Integer<unsigned, 0, kSides - 1>, kSides> cities;  ///< of the face, which a field borders
    std::optional<ShownEnd> end;
    bool operator==(const FaceSegment&) const = default;
};
BOOST_DESCRIBE_STRUCT(FaceSegment, (), (name, kind, edges, half_edges, coats, cities, end))

struct Face {
    FaceName tile;
    PlainId id;
    Integer<int, 0, kMostGhosts> ghosts;
    Integer<int, 0, kMostCopies> copies;
    Items<rules::Terrain, kSides, kSides> edges;
    Items<FaceSegment, kMostSegments> segments;
    bool watertower = false;
    bool operator==(const Face&) const = default;
};
BOOST_DESCRIBE_STRUCT(Face, (), (tile, id, ghosts, copies, edges, segments, watertower))

struct StartFace {
    Integer<int, 0, 1> x;
    Integer<int, 0, 1> y;
    FaceName tile;
    bool operator==(const StartFace&) const = default;
};
BOOST_DESCRIBE_STRUCT(StartFace, (), (x, y, tile))

/// What the digest is made of. The digest is part of every game, so nothing may be added here.
struct CanonicalTileset {
    KeptName<kLongestTilesetName> name;
    Items<Face, kMostFaces, 1> tiles;
    Items<StartFace, kMostQuarters, 1> start;
    bool operator==(const CanonicalTileset&) const = default;
};
BOOST_DESCRIBE_STRUCT(CanonicalTileset, (), (name, tiles, start))

/// Body of `GET /api/v1/tilesets/{game}`.
struct Tileset : CanonicalTileset {
    Digest digest;
};
BOOST_DESCRIBE_STRUCT(Tileset, (CanonicalTileset), (digest))

/// Without its digest.
CanonicalTileset canonical(const rules::TileSet& set);

/// With its digest.
Tileset tileset(const rules::TileSet& set);

}  // namespace mistward::protocol::wire
