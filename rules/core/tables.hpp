#pragma once

#include "rules/core/signature.hpp"
#include "rules/core/tileset.hpp"

#include <memory>
#include <vector>

namespace mistward::rules {

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
    /// The terrain again, as what is shown: a signature many times over; 0 if there is no room in
    /// it for one of the sides, so that the face fits nowhere.
    std::array<Signatures<Signature>, 4> narrow{};
    std::array<WideSignature, 4> wide{};  ///< the same, once
    std::array<std::uint8_t, 4> misty{};  ///< bit `1 << Edge`
    std::array<std::array<SideSegments, 4>, 4> side{};
    std::uint8_t linked = 0;      ///< cities, roads and mists: the first segments of the layout
    std::uint8_t segments = 0;    ///< all but rivers; then centre, garden, tower, fields
    std::uint8_t centre = kNone;  ///< the segment of the centre, or kNone
    std::uint8_t garden = kNone;
    std::uint8_t tower = kNone;
    std::array<FeatureKind, kMaxSegments> kind{};
    std::array<std::uint8_t, kMaxSegments> sides{};   ///< what is to be closed; of a tower never
    std::array<std::uint8_t, kMaxSegments> coats{};   ///< of a city
    std::array<std::uint8_t, kMaxSegments> cities{};  ///< bit `1 << k`: a field borders city k
    std::uint8_t ghosts = 0;
    bool is_misty() const { return misty[0] != 0; }
    /// Whether it has something that the spaces around it complete.
    bool has_centre() const { return centre != kNone || garden != kNone; }
    std::uint8_t without_fields() const { return fields_from; }

    std::uint8_t fields_from = 0;  ///< the first field's number, if there is one

    /// What it shows in that turn.
    template <AnySignature S>
    S shown(std::size_t turn) const {
        if constexpr (std::same_as<S, Signature>) {
            return narrow[turn][0];
        } else {
            return wide[turn];
        }
    }

    /// The same in every place of a vector.
    template <AnySignature S>
    Signatures<S> shown_often(std::size_t turn) const {
        if constexpr (std::same_as<S, Signature>) {
            return narrow[turn];
        } else {
            return Signatures<S>{} + wide[turn];
        }
    }

    std::uint8_t pattern = 0;  ///< faces that show the same on all sides share it
};

/// What is printed on a face beside its land; apart, since it is seldom asked for, and what is
/// often asked for stays near.
struct FaceMarks {
    TileMarks tile;
    std::array<SegmentMarks, kMaxSegments> segment{};
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

    const FaceMarks& marks(TileId tile) const { return marks_[tile.value()]; }

    /// The turns in which a tile fits where `signature` is asked for (P-1): bit `1 <<
    /// quarter_turns`.
    std::uint8_t fitting_turns(TileId tile, Signature signature) const {
        return fitting_[faces_[tile.value()].pattern][signature];
    }
    std::uint8_t fitting_turns(TileId tile, WideSignature signature) const;

private:
    using FittingTurns = std::array<std::uint8_t, 256>;

    void add_pattern(FaceTable& face);

    std::shared_ptr<const TileSet> tiles_;
    std::vector<FaceTable> faces_;
    std::vector<FaceMarks> marks_;
    std::vector<Signature> patterns_;  ///< what the faces show that are not turned
    std::vector<FittingTurns> fitting_;
};

}  // namespace mistward::rules
