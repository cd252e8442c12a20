#pragma once

#include "rules/board.hpp"
#include "rules/colour_set.hpp"

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
    Slot slot(SegmentId segment) const { return Slot(slot_[segment.value()]); }
    SegmentIndex index(SegmentId segment) const {
        return SegmentIndex(segment.value() - first_[slot_[segment.value()]]);
    }

    FeatureId feature(SegmentId segment) const { return FeatureId(name_[segment.value()]); }
    FeatureId feature(Slot slot, SegmentIndex index) const { return feature(segment(slot, index)); }

    /// Sides of the feature that nothing has been joined to; of a centre, spaces around it that are
    /// not occupied. A side that met its like once is closed for good; a side that met a face-down
    /// tile, and a misty side that met a clear one, stay open for good, and so does the feature
    /// (T-8, M-DOWN-4).
    std::size_t open_sides(FeatureId feature) const { return open_[feature.value()]; }
    bool complete(FeatureId feature) const { return open_sides(feature) == 0; }
    std::size_t segment_count(FeatureId feature) const { return count_[feature.value()]; }

    /// The colours of the meeples on the feature.
    ColourSet colours(FeatureId feature) const { return colours_[feature.value()]; }
    void occupy(FeatureId feature, Colour colour) { colours_[feature.value()].insert(colour); }
    void vacate(FeatureId feature, ColourSet remaining = {}) {
        colours_[feature.value()] = remaining;
    }

    /// Calls `visit(SegmentId)` for every segment of the feature.
    template <class Visit>
    void for_each_segment(FeatureId feature, Visit visit) const {
        Index at = static_cast<Index>(feature.value());
        do {
            visit(SegmentId(at));
            at = next_[at];
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
        add_face_down(slot);
        for (std::size_t i = 0; i < count; ++i) {
            const Index s = segments_++;
            name_[s] = s;
            next_[s] = s;
            count_[s] = 1;
            open_[s] = face.sides[i];
            slot_[s] = static_cast<Index>(slot.value());
        }
    }

    void add_face_down(Slot slot) { first_[slot.value()] = segments_; }

    /// One more space around a centre is occupied.
    void close_side(SegmentId centre) { --open_[name_[centre.value()]]; }
    void set_open_sides(SegmentId centre, int spaces) {
        open_[name_[centre.value()]] = static_cast<Index>(spaces);
    }

    /// Two segments meet at a side, fields at a half-edge.
    void join(SegmentId a, SegmentId b) {
        const Index kept = merge(name_[a.value()], name_[b.value()]);
        open_[kept] = static_cast<Index>(open_[kept] - 2);
    }

    friend bool operator==(const Features&, const Features&) = default;

private:
    Index merge(Index a, Index b) {
        if (a == b) return a;
        if (count_[a] < count_[b]) std::swap(a, b);
        for_each_segment(FeatureId(b), [&](SegmentId s) { name_[s.value()] = a; });
        std::swap(next_[a], next_[b]);
        count_[a] = static_cast<Index>(count_[a] + count_[b]);
        open_[a] = static_cast<Index>(open_[a] + open_[b]);
        colours_[a].insert(colours_[b]);
        colours_[b] = {};
        return a;
    }

    static_assert(Limits::kSegments <= std::numeric_limits<Index>::max());
    static_assert(2 * Limits::kTiles + 2 <= std::numeric_limits<Index>::max());

    std::array<Index, Limits::kTiles> first_{};
    std::array<Index, Limits::kSegments> name_{};
    std::array<Index, Limits::kSegments> next_{};
    std::array<Index, Limits::kSegments> slot_{};
    std::array<Index, Limits::kSegments> count_{};
    std::array<Index, Limits::kSegments> open_{};
    std::array<ColourSet, Limits::kSegments> colours_{};
    Index segments_ = 0;
};

/// Enters a tile that was just placed and joins it to what it meets (T-6), fields only in games
/// that score them (`Limits::kFields`; G-FIELD-1). The value: the sides, bit `1 << Edge`, where
/// mist met mist.
template <class Limits>
std::uint8_t connect(const Tables& tables, const Board<Limits>& board, const Placement& placed,
                     Features<Limits>& features) {
    const FaceTable& face = tables[board.face(placed.slot)];
    const std::size_t turn = board.rotation(placed.slot).quarter_turns();
    features.add(face, placed.slot, Limits::kFields ? face.segments : face.without_fields());
    std::uint8_t met = 0;
    for (const Edge edge : kEdges) {
        const auto here = static_cast<std::size_t>(edge);
        const Slot other = placed.neighbours[here];
        if (other == kNoSlot) continue;
        const FaceTable& face_there = tables[board.face(other)];
        const std::size_t turn_there = board.rotation(other).quarter_turns();
        const auto there = static_cast<std::size_t>(opposite(edge));
        const auto join = [&](std::uint8_t a, std::uint8_t b) {
            if (a == FaceTable::kNone || b == FaceTable::kNone) return false;
            features.join(features.segment(placed.slot, SegmentIndex(a)),
                          features.segment(other, SegmentIndex(b)));
            return true;
        };
        join(face.line[turn][here], face_there.line[turn_there][there]);
        if (join(face.mist[turn][here], face_there.mist[turn_there][there])) {
            met = static_cast<std::uint8_t>(met | 1U << here);
        }
        if constexpr (Limits::kFields) {
            const auto& fields = face.field[turn];
            const auto& fields_there = face_there.field[turn_there];
            join(fields[2 * here], fields_there[2 * there + 1]);
            join(fields[2 * here + 1], fields_there[2 * there]);
        }
    }
    return met;
}

}  // namespace mistward::rules
