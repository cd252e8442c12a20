#pragma once

#include "rules/core/board.hpp"
#include "rules/core/colour_set.hpp"

#include <bitset>
#include <utility>

namespace mistward::rules {

/// One segment of one tile on the board, among all of the board.
using SegmentId = StrongId<struct SegmentIdTag, std::uint16_t>;

/// A feature or mist bank (T-6): the name is one of its segments, and changes when features merge.
using FeatureId = StrongId<struct FeatureIdTag, std::uint16_t>;

/// Which segments of the board form one feature, kept up to date as tiles are placed. Every segment
/// knows its feature directly and the next segment of the feature in a ring; when two features
/// merge, the smaller takes the name of the larger. The counters stand with the naming segment.
///
/// `Limits::kSegments` is the capacity, `Limits::Index` counts up to it.
template <class Limits>
class Features {
    using Index = typename Limits::Index;

public:
    std::size_t segments() const { return segments_; }
    SegmentId segment(Slot slot, SegmentIndex index) const {
        return SegmentId(first_[slot.value()] + index.value());
    }
    Slot slot(SegmentId segment) const { return Slot(links_[segment.value()].slot); }
    SegmentIndex index(SegmentId segment) const {
        return SegmentIndex(segment.value() - first_[links_[segment.value()].slot]);
    }

    FeatureId feature(SegmentId segment) const { return FeatureId(links_[segment.value()].name); }
    FeatureId feature(Slot slot, SegmentIndex index) const { return feature(segment(slot, index)); }

    /// Sides of the feature that nothing has been joined to; of a centre, spaces around it that are
    /// not occupied. A side that met its like once, or an abbey (AM-ABBEY-2), is closed for good; a
    /// side that met a face-down tile, and a misty side that met a clear one, stay open for good,
    /// and so does the feature (T-8, M-DOWN-4).
    std::size_t open_sides(FeatureId feature) const { return links_[feature.value()].open; }
    bool complete(FeatureId feature) const { return open_sides(feature) == 0; }
    std::size_t segment_count(FeatureId feature) const { return links_[feature.value()].count; }

    /// The colours of the meeples on the feature.
    ColourSet colours(FeatureId feature) const { return links_[feature.value()].colours; }
    void occupy(FeatureId feature, Colour colour) {
        links_[feature.value()].colours.insert(colour);
    }
    void vacate(FeatureId feature, ColourSet remaining = {}) {
        links_[feature.value()].colours = remaining;
    }

    /// Calls `visit(SegmentId)` for every segment of the feature.
    template <class Visit>
    void for_each_segment(FeatureId feature, Visit visit) const {
        Index at = static_cast<Index>(feature.value());
        do {
            visit(SegmentId(at));
            at = links_[at].next;
        } while (at != feature.value());
    }

    /// The tiles of the feature; a tile is in it once however many segments it lends (T-9).
    std::bitset<Limits::kTiles> tiles(FeatureId feature) const {
        std::bitset<Limits::kTiles> tiles;
        for_each_segment(feature, [&](SegmentId s) { tiles.set(slot(s).value()); });
        return tiles;
    }

    /// Enters the first `count` segments of a tile, each a feature of its own; of a face-down tile
    /// none. Tiles come in the order of their slots.
    void add(const FaceTable& face, Slot slot, std::size_t count) {
        require(segments_ + count <= Limits::kSegments, "there is room for the tile's segments");
        add_face_down(slot);
        for (std::size_t i = 0; i < count; ++i) {
            const Index s = segments_++;
            links_[s] = {s, s, static_cast<Index>(slot.value()), 1, face.sides[i], {}};
        }
    }

    void add_face_down(Slot slot) { first_[slot.value()] = segments_; }

    /// One more space around a centre is occupied, or a side has met what it is not joined to.
    void close_side(SegmentId segment) { --links_[links_[segment.value()].name].open; }
    void set_open_sides(SegmentId centre, int spaces) {
        links_[links_[centre.value()].name].open = static_cast<Index>(spaces);
    }

    /// Two segments meet at a side, fields at a half-edge.
    void join(SegmentId a, SegmentId b) {
        const Index kept = merge(links_[a.value()].name, links_[b.value()].name);
        links_[kept].open = static_cast<Index>(links_[kept].open - 2);
    }

    friend bool operator==(const Features&, const Features&) = default;

private:
    Index merge(Index a, Index b) {
        if (a == b) return a;
        if (links_[a].count < links_[b].count) std::swap(a, b);
        for_each_segment(FeatureId(b), [&](SegmentId s) { links_[s.value()].name = a; });
        Link& kept = links_[a];
        Link& lost = links_[b];
        std::swap(kept.next, lost.next);
        kept.count = static_cast<Index>(kept.count + lost.count);
        kept.open = static_cast<Index>(kept.open + lost.open);
        kept.colours.insert(lost.colours);
        lost.colours = {};
        return a;
    }

    /// One segment; the counters are those of its feature if it names it.
    struct Link {
        Index name = 0;
        Index next = 0;  ///< of the same feature
        Index slot = 0;
        Index count = 0;  ///< segments of the feature
        Index open = 0;   ///< its open sides
        ColourSet colours;
        friend bool operator==(const Link&, const Link&) = default;
    };

    static_assert(Limits::kSegments <= std::numeric_limits<Index>::max());
    /// What joins n tiles has at most 2n + 2 open sides, and 2 more before it is joined; of a field
    /// twice as many half-edges are counted.
    static constexpr std::size_t kMostOpen = (Limits::kFields ? 2 : 1) * (2 * Limits::kTiles + 4);
    static_assert(kMostOpen <= std::numeric_limits<Index>::max());
    static_assert(Limits::kSegments <= std::numeric_limits<std::uint16_t>::max(),
                  "every `SegmentId` has a number");

    std::array<Index, Limits::kTiles> first_{};
    std::array<Link, Limits::kSegments> links_{};
    Index segments_ = 0;
};

/// Closes what reaches the side of a tile that meets any terrain (AM-ABBEY-2); mist stays open.
template <class Limits>
void end_at_side(const SideSegments& side, Slot slot, Features<Limits>& features) {
    for (const std::uint8_t segment : {side.line, side.fields[0], side.fields[1]}) {
        if (segment == SideSegments::kNone) continue;
        features.close_side(features.segment(slot, SegmentIndex(segment)));
    }
}

/// Enters a tile that was just placed and joins it to what it meets (T-6), fields only in games
/// that score them (`Limits::kFields`; G-FIELD-1). The value: the sides, bit `1 << Edge`, where
/// mist met mist.
template <class Limits>
std::uint8_t connect(const Tables& tables, const Board<Limits>& board, const Placement& placed,
                     Features<Limits>& features) {
    const FaceTable& face = tables[placed.face];
    const std::size_t turn = placed.rotation.quarter_turns();
    features.add(face, placed.slot, Limits::kFields ? face.segments : face.without_fields());
    std::uint8_t met = 0;
    for (unsigned sides = placed.met; sides != 0; sides &= sides - 1U) {
        const auto here = static_cast<std::size_t>(std::countr_zero(sides));
        const Slot other = placed.neighbours[here];
        const FaceTable& face_there = tables[board.face(other)];
        const std::size_t turn_there = board.rotation(other).quarter_turns();
        const auto there = static_cast<std::size_t>(opposite(kEdges[here]));
        // By value: what is joined is known before the joining writes.
        const SideSegments mine = face.side[turn][here];
        const SideSegments theirs = face_there.side[turn_there][there];
        if constexpr (side_bits<typename Limits::Signature>(Terrain::Any) != 0) {
            if (face.terrain[turn][here] == Terrain::Any) {
                end_at_side(theirs, other, features);
            } else if (face_there.terrain[turn_there][there] == Terrain::Any) {
                end_at_side(mine, placed.slot, features);
            }
        }
        const std::size_t first = features.segment(placed.slot, SegmentIndex(0)).value();
        const std::size_t first_there = features.segment(other, SegmentIndex(0)).value();
        const auto join = [&](std::uint8_t a, std::uint8_t b) {
            if (a == FaceTable::kNone || b == FaceTable::kNone) return false;
            features.join(SegmentId(first + a), SegmentId(first_there + b));
            return true;
        };
        join(mine.line, theirs.line);
        if (join(mine.mist, theirs.mist)) met = static_cast<std::uint8_t>(met | 1U << here);
        if constexpr (Limits::kFields) {
            join(mine.fields[0], theirs.fields[1]);
            join(mine.fields[1], theirs.fields[0]);
        }
    }
    return met;
}

}  // namespace mistward::rules
