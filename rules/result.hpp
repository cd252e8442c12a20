#pragma once

#include <tl/expected.hpp>

#include <cstdint>

namespace mistward::rules {

/// Why a decision was refused. Each names the clause that it breaks in its comment.
enum class Refusal : std::uint8_t {
    GameOver,              ///< M-END-1 to 3: nothing can be decided any more
    WrongKind,             ///< the decision point asks for another kind of decision
    TileNotUnseen,         ///< X-2: no unseen tile shows the drawn face
    SpaceTaken,            ///< P-1: a tile lies there already
    SpaceNotAdjacent,      ///< P-1: no face-up tile beside that space
    EdgesDoNotMatch,       ///< P-1: a side meets another terrain
    NoSuchSegment,         ///< M-MEEPLE-1: the placed tile has no such segment
    SegmentNotForMeeples,  ///< M-MEEPLE-1: field, mist, cemetery, ruin
    FeatureOccupied,       ///< M-MEEPLE-1: a meeple stands on the feature already
    ColourNotYours,        ///< M-SET-1: the active player has no meeples of that colour
    NoMeepleLeft,          ///< M-MEEPLE-1: that colour's supply is empty
    NoSuchScoring,         ///< M-SCORE-1: that feature is not waiting to be scored
    NoGhostsThere,         ///< M-SCORE-1: no face-up tile with ghosts at that space
    BadGhostCount,         ///< M-SCORE-1: 1 to 3, and no more than stand there
};

/// What an operation on players' input gives: the value, or why it was refused.
template <class T>
using Result = tl::expected<T, Refusal>;

}  // namespace mistward::rules
