#pragma once

#include "rules/core/features.hpp"

#include <bit>

namespace mistward::rules {

/// What closes a centre (T-7, M-BURY-1).
struct Surroundings {
    std::uint8_t spaces = 0xFF;  ///< bit `1 << i` for `kAround[i]`: must be occupied
    bool face_down = false;      ///< a face-down tile occupies a space, too
};

/// The four spaces beside a tile, as `Surroundings::spaces`.
inline constexpr std::uint8_t kBeside = 0b10101010;

/// The tiles whose centre has not been dealt with: a space around it is empty, or it was completed
/// in this turn. In the order of placement.
template <class Limits>
using Centres = FixedList<Slot, Limits::kCentres>;

/// The segment of a tile's centre; the tile must have one.
template <class Limits>
SegmentId centre_of(const Tables& tables, const Board<Limits>& board,
                    const Features<Limits>& features, Slot slot) {
    return features.segment(slot, SegmentIndex(tables[board.face(slot)].centre));
}

/// Calls `use(SegmentId)` with the centre of a tile and with its garden, if it has these.
template <class Limits, class Use>
void each_centre(const Tables& tables, const Board<Limits>& board, const Features<Limits>& features,
                 Slot slot, Use use) {
    const FaceTable& face = tables[board.face(slot)];
    if (face.centre != FaceTable::kNone) use(features.segment(slot, SegmentIndex(face.centre)));
    if (face.garden != FaceTable::kNone) use(features.segment(slot, SegmentIndex(face.garden)));
}

/// What the centre of a tile is, or a garden if it has nothing else; the tile must have one.
template <class Limits>
FeatureKind centre_kind(const Tables& tables, const Board<Limits>& board, Slot slot) {
    const FaceTable& face = tables[board.face(slot)];
    return face.kind[face.centre != FaceTable::kNone ? face.centre : face.garden];
}

/// Enters the centre of a tile that was just placed and connected, and its garden.
template <class Limits>
void enter_centre(const Tables& tables, const Board<Limits>& board, Slot placed,
                  Surroundings wanted, Centres<Limits>& centres, Features<Limits>& features) {
    int empty = std::popcount(wanted.spaces);
    for (std::size_t i = 0; i < kAround.size(); ++i) {
        if ((wanted.spaces >> i & 1U) == 0) continue;
        const Slot other = board.at(board.position(placed) + kAround[i]);
        if (other != kNoSlot && (wanted.face_down || board.face_up(other))) --empty;
    }
    each_centre(tables, board, features, placed,
                [&](SegmentId centre) { features.set_open_sides(centre, empty); });
    centres.push_back(placed);
}

/// A tile came to the board: the centres near it have one empty space less. `surroundings(kind)`
/// says what closes a centre.
template <class Limits, class Wanted>
void fill_around(const Tables& tables, const Board<Limits>& board, Slot placed,
                 const Centres<Limits>& centres, Features<Limits>& features, Wanted surroundings) {
    const Position position = board.position(placed);
    for (const Slot slot : centres) {
        const Position there = board.position(slot);
        if (slot == placed || !is_near(position, there)) continue;
        const Surroundings wanted = surroundings(centre_kind(tables, board, slot));
        const unsigned space = 1U << around_index(there, position);
        if ((wanted.spaces & space) == 0 || !(wanted.face_down || board.face_up(placed))) continue;
        each_centre(tables, board, features, slot,
                    [&](SegmentId centre) { features.close_side(centre); });
    }
}

}  // namespace mistward::rules
