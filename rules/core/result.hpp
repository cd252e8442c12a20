#pragma once

#include <tl/expected.hpp>

#include <cstdint>

namespace mistward::rules {

/// Why a decision was refused. Each names the clause that it breaks in its comment.
enum class Refusal : std::uint8_t {
    GameOver,              ///< M-END-1 to 3, G-END-1: nothing can be decided any more
    WrongKind,             ///< M-TURN-1: the decision point asks for another kind of decision
    TileNotUnseen,         ///< X-2, PD-SET-2: no unseen tile that can come shows the drawn face
    SpaceTaken,            ///< P-1, M-DOWN-1: a tile lies there already
    SpaceNotAdjacent,      ///< P-1, P-2: no face-up tile beside that space
    EdgesDoNotMatch,       ///< P-1: a side meets another terrain
    NoMeepleThere,         ///< M-BURY-2, M-HOUND-3, G-GHOST-1: no meeple stands on that segment
    MeeplesOnBoard,        ///< M-BURY-2: while one stands on the board, none comes from a supply
    CemeteryNotOpen,       ///< M-GHOST-3: no open cemetery at that space
    WrongOwner,            ///< G-GHOST-1: first another player's meeple, then one's own
    GuardUntouchable,      ///< G-GHOST-3: ghosts leave guards alone
    NoSuchSegment,         ///< M-MEEPLE-1, G-MEEPLE-1: the placed tile has no such segment
    SegmentNotForMeeples,  ///< M-MEEPLE-1, G-MEEPLE-1: mist, ruin; field and cemetery together
    FeatureOccupied,       ///< M-MEEPLE-1, G-MEEPLE-1: a meeple stands on the feature already
    ColourNotYours,        ///< M-SET-1, G-SET-1: the active player does not act with that colour
    NoMeepleLeft,          ///< M-MEEPLE-1, G-MEEPLE-1: that supply is empty
    NoGuardsHere,          ///< G-SET-1: only the competitive game with the expansion has guards
    NoSuchScoring,         ///< M-SCORE-1: that feature is not waiting to be scored
    NoGhostsThere,         ///< M-SCORE-1, M-HOUND-3: no face-up tile with ghosts at that space
    BadGhostCount,         ///< M-SCORE-1, M-HOUND-3: 1 to 3, and no more than stand there
    NoScoringMeeple,       ///< M-SIX-1: that colour has no scoring meeple
    TooFarForHound,        ///< M-HOUND-3: neither the meeple's tile nor one of the 8 around it
    TileChasedAlready,     ///< M-HOUND-3: the hound's two tiles must differ
    NotAtOpenCemetery,     ///< M-DOWN-1: not among the 8 spaces around an open cemetery
    NoSuchToken,           ///< X-1: the stream has no such token left, or it is not held
    BidNotAllowed,         ///< no such bid can be made
    TouchesNoTile,         ///< M-DOWN-1: no tile, face up or down, beside that space
    NoWayForDragon,        ///< PD-DRAGON-3: no tile beside its own, one of its walk, the fairy's
    NotForFairy,           ///< PD-FAIRY-1: another's meeple, a companion, or where she is already
    TowerNotOpen,          ///< TO-FLOOR-1, TO-TOP-1: no tower there, or none that is open
    NoFloorLeft,           ///< TO-SET-1: the player has put all floors
    OutOfReach,            ///< TO-FLOOR-2, TO-FLOOR-3: the tower cannot capture that
    NoSuchPrisoner,        ///< TO-SWAP-1, TO-RANSOM-1: nobody holds such a meeple
    CannotPay,             ///< TO-RANSOM-1: once in a turn, and only with 3 points
};

/// What an operation on players' input gives: the value, or why it was refused.
template <class T>
using Result = tl::expected<T, Refusal>;

}  // namespace mistward::rules
