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
struct Words<rules::Direction> : detail::Listed<kDirectionWords> {};
template <>
struct Words<rules::RoadEnd> : detail::Listed<kRoadEndWords> {};

// The tile set as data for drawing, which game files bring as well. What may be left out is on
// tiles of other expansions only; the digests of sets without it are as they were.

/// Where a road stops; null where it runs through.
using ShownEnd = Among<rules::RoadEnd::Village, rules::RoadEnd::Other>;

struct FaceSegment {
    Text<16> name;
    rules::FeatureKind kind = rules::FeatureKind::Road;
    Items<rules::Edge, kSides> edges;
    Items<Integer<unsigned, 0, kHalfSides - 1>, kHalfSides> half_edges;
    Integer<int, 0, kMostCoats> coats;
    Items<Integer<unsigned, 0, kSides - 1>, kSides> cities;  ///< of the face, which a field borders
    std::optional<ShownEnd> end;
    Omittable<Items<rules::SegmentMark, rules::kCountOf<rules::SegmentMark>, 1>> marks;
    Omittable<Items<rules::Edge, kSides, 1>> shares;
    bool operator==(const FaceSegment&) const = default;
};
BOOST_DESCRIBE_STRUCT(FaceSegment, (),
                      (name, kind, edges, half_edges, coats, cities, end, marks, shares))

/// Segments that touch inside a tile.
using Meeting = Items<Text<16>, kMostSegments, 2>;

struct Face {
    FaceName tile;
    PlainId id;
    Integer<int, 0, kMostGhosts> ghosts;
    Integer<int, 0, kMostCopies> copies;
    Items<rules::Terrain, kSides, kSides> edges;
    Items<FaceSegment, kMostSegments> segments;
    bool watertower = false;
    Omittable<Items<rules::TileMark, rules::kCountOf<rules::TileMark>, 1>> marks;
    Omittable<rules::Direction> flier;
    Omittable<Items<rules::Direction, 2 * kSides, 1>> cut;
    Omittable<Items<Meeting, kMostOfAKind, 1>> meets;
    bool operator==(const Face&) const = default;
};
BOOST_DESCRIBE_STRUCT(Face, (),
                      (tile, id, ghosts, copies, edges, segments, watertower, marks, flier, cut,
                       meets))

struct StartFace {
    Integer<int, 0, 1> x;
    Integer<int, 0, 1> y;
    FaceName tile;
    bool operator==(const StartFace&) const = default;
};
BOOST_DESCRIBE_STRUCT(StartFace, (), (x, y, tile))

/// A tile that each player has from the start.
struct HandFace {
    FaceName tile;
    Integer<int, 1, kMostCopies> per_player;
    bool operator==(const HandFace&) const = default;
};
BOOST_DESCRIBE_STRUCT(HandFace, (), (tile, per_player))

/// How many copies of an id of another set have a garden.
struct GardensOf {
    PlainId id;
    Integer<int, 1, kMostCopies> copies;
    bool operator==(const GardensOf&) const = default;
};
BOOST_DESCRIBE_STRUCT(GardensOf, (), (id, copies))

/// What the digest is made of. The digest is part of every game, so nothing may be added here that
/// is not left out of the sets that there are.
struct CanonicalTileset {
    KeptName<kLongestTilesetName> name;
    Items<Face, kMostFaces, 1> tiles;
    Items<StartFace, kMostQuarters, 1> start;
    Omittable<Items<HandFace, kMostFaces, 1>> hand;
    Omittable<Items<GardensOf, kMostFaces, 1>> gardens;
    bool operator==(const CanonicalTileset&) const = default;
};
BOOST_DESCRIBE_STRUCT(CanonicalTileset, (), (name, tiles, start, hand, gardens))

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
