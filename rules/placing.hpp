#pragma once

#include "rules/board.hpp"
#include "rules/decision_sink.hpp"
#include "rules/result.hpp"

#include <bit>

namespace mistward::rules {

/// Adds every space and turn in which a tile fits (P-1).
template <class Limits>
void legal_placements(const Tables& tables, const Board<Limits>& board, TileId tile,
                      DecisionSink& out) {
    for (std::size_t i = 0; i < board.frontier_size(); ++i) {
        unsigned turns = tables.fitting_turns(tile, board.frontier_signature(i));
        for (; turns != 0; turns &= turns - 1U) {
            const Rotation rotation(static_cast<unsigned>(std::countr_zero(turns)));
            out.add(PlaceTile{board.frontier_position(i), rotation});
        }
    }
}

/// Whether a tile fits anywhere (P-3).
template <class Limits>
bool fits_somewhere(const Tables& tables, const Board<Limits>& board, TileId tile) {
    for (std::size_t i = 0; i < board.frontier_size(); ++i) {
        if (tables.fitting_turns(tile, board.frontier_signature(i)) != 0) return true;
    }
    return false;
}

/// Whether a tile may lie at that space in that turn; if not, why (P-1, P-2).
template <class Limits>
Result<void> check_placement(const Tables& tables, const Board<Limits>& board, TileId tile,
                             const PlaceTile& decision) {
    if (board.at(decision.position) != kNoSlot) return tl::make_unexpected(Refusal::SpaceTaken);
    const Signature asked = board.signature(decision.position);
    if (asked == 0) return tl::make_unexpected(Refusal::SpaceNotAdjacent);
    const unsigned turns = tables.fitting_turns(tile, asked);
    if ((turns >> decision.rotation.quarter_turns() & 1U) == 0) {
        return tl::make_unexpected(Refusal::EdgesDoNotMatch);
    }
    return {};
}

}  // namespace mistward::rules
