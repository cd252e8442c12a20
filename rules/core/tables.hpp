#pragma once

#include "rules/core/tileset.hpp"

#include <memory>
#include <vector>

namespace mistward::rules {

/// What must lie on the four sides of a tile: bits `2 * Edge`, 0 for a side that nothing is asked
/// of.
using Signature = std::uint8_t;

/// Sixteen of them, for operations on all at once.
using Signatures = Signature __attribute__((vector_size(16)));

/// The terrains that a signature has room for. Sets with others cannot be played with yet.
inline constexpr Terrain kLastAskedFor = Terrain::City;
static_assert(static_cast<unsigned>(kLastAskedFor) < 3 && kCountOf<Edge> <= 4,
              "a signature has two bits for a side, and one of their values asks for nothing");

/// The part of a signature that asks for `terrain` on the side `edge`.
constexpr Signature side(Edge edge, Terrain terrain) {
    return static_cast<Signature>((static_cast<unsigned>(terrain) + 1U)
                                  << (2U * static_cast<unsigned>(edge)));
}

/// Whether a signature asks for anything on the side `edge`.
constexpr bool asks(Signature signature, Edge edge) {
    return ((signature >> (2U * static_cast<unsigned>(edge))) & 3U) != 0;
}

/// Whether a signature asks for `terrain` on the side `edge`.
constexpr bool asks_for(Signature signature, Edge edge, Terrain terrain) {
    return (signature & (3U << (2U * static_cast<unsigned>(edge)))) == side(edge, terrain);
}

/// A tile has at most this many segments: a line and a mist on each of four sides, a centre, and a
/// field for each half-edge, where there is no mist and no city. Those of other expansions, with
/// gardens, fields inside and rivers, have fewer.
inline constexpr std::size_t kMaxSegments = 13;

/// The segments of a tile at one of its sides, kNone where there is none.
struct SideSegments {
    static constexpr std::uint8_t kNone = 0xFF;
    std::uint8_t line = kNone;  ///< a city or a road
    std::uint8_t mist = kNone;
    std::array<std::uint8_t, 2> fields{kNone, kNone};  ///< at its half-edges, clockwise
    auto operator<=>(const SideSegments&) const = default;
};

/// One face, laid out for play. Sides are those of the turned tile, first index the quarter turns.
struct FaceTable {
    static constexpr std::uint8_t kNone = SideSegments::kNone;

    std::array<std::array<Terrain, 4>, 4> terrain{};
    std::array<Signatures, 4> shown{};    ///< the terrain again, as the signature that it fits
    std::array<std::uint8_t, 4> misty{};  ///< bit `1 << Edge`
    std::array<std::array<SideSegments, 4>, 4> side{};
    std::uint8_t linked = 0;      ///< cities, roads and mists: the first segments of the layout
    std::uint8_t segments = 0;    ///< all but rivers; after the linked ones centre, garden, fields
    std::uint8_t centre = kNone;  ///< the segment of the centre, or kNone
    std::uint8_t garden = kNone;
    std::array<FeatureKind, kMaxSegments> kind{};
    std::array<std::uint8_t, kMaxSegments> sides{};   ///< sides, half-edges, or spaces around
    std::array<std::uint8_t, kMaxSegments> coats{};   ///< of a city
    std::array<std::uint8_t, kMaxSegments> cities{};  ///< bit `1 << k`: a field borders city k
    std::uint8_t ghosts = 0;
    bool is_misty() const { return misty[0] != 0; }
    bool has_centre() const { return centre != kNone; }
    std::uint8_t without_fields() const { return fields_from; }

    std::uint8_t fields_from = 0;  ///< the first field's number, if there is one
    std::uint8_t pattern = 0;      ///< faces with the same terrain on all sides share it

    TileMarks marks;
    std::array<SegmentMarks, kMaxSegments> segment_marks{};
    std::array<std::uint8_t, kMaxSegments> shares{};  ///< unturned; see `Segment::shares`
};

/// A tile set made ready for play: everything about it that is asked in every turn, looked up.
/// Immutable; shared by all games that are played with the set.
class Tables {
public:
    /// The set must have passed `check_tileset`.
    explicit Tables(std::shared_ptr<const TileSet> tiles);

    const TileSet& tileset() const { return *tiles_; }
    std::size_t faces() const { return faces_.size(); }
    const FaceTable& operator[](TileId tile) const { return faces_[tile.value()]; }

    /// The turns in which a tile fits where `signature` is asked for (P-1): bit `1 <<
    /// quarter_turns`.
    std::uint8_t fitting_turns(TileId tile, Signature signature) const {
        return fitting_[faces_[tile.value()].pattern][signature];
    }

private:
    using FittingTurns = std::array<std::uint8_t, 256>;

    void add_pattern(const Tile& tile, FaceTable& face);

    std::shared_ptr<const TileSet> tiles_;
    std::vector<FaceTable> faces_;
    std::vector<std::array<Terrain, 4>> patterns_;
    std::vector<FittingTurns> fitting_;
};

}  // namespace mistward::rules
