#pragma once

#include "rules/core/board.hpp"
#include "rules/core/faults.hpp"

#include <map>

namespace mistward::rules {

/// The tiles by their spaces, from the list of tiles alone.
template <class Limits>
std::map<Position, Slot> tiles_by_space(const Board<Limits>& board) {
    std::map<Position, Slot> tiles;
    for (std::size_t i = 0; i < board.size(); ++i) tiles.emplace(board.position(Slot(i)), Slot(i));
    return tiles;
}

/// The empty spaces beside face-up tiles and what they ask for, from the tiles alone.
template <class Limits>
auto expected_frontier(const TileSet& set, const Board<Limits>& board) {
    using S = typename Limits::Signature;
    const std::map<Position, Slot> tiles = tiles_by_space(board);
    std::map<Position, S> spaces;
    for (const auto& [position, slot] : tiles) {
        if (!board.face_up(slot)) continue;
        const TileLayout& layout = set[board.face(slot)].layout;
        for (const Edge printed : kEdges) {
            const Edge edge = board.rotation(slot).turn(printed);
            const Position beside = neighbour(position, edge);
            if (tiles.contains(beside)) continue;
            S& asked = spaces[beside];
            const Terrain terrain = layout.edges[static_cast<std::size_t>(printed)];
            asked = static_cast<S>(asked | side<S>(opposite(edge), terrain));
        }
    }
    return spaces;
}

/// Compares what a board keeps with what its tiles say (P-1, P-2).
template <class Limits>
void check_board(const TileSet& set, const Board<Limits>& board, Faults& faults) {
    const auto text = [](Position position) {
        return std::to_string(position.x) + "," + std::to_string(position.y);
    };
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Position position = board.position(Slot(i));
        faults.unless(board.at(position) == Slot(i), "tile not found at " + text(position));
    }
    using S = typename Limits::Signature;
    std::map<Position, S> found;
    for (std::size_t i = 0; i < board.frontier_size(); ++i) {
        const Position position = board.frontier_position(i);
        const S signature = board.frontier_signature(i);
        const bool is_new = found.emplace(position, signature).second;
        faults.unless(is_new, "space listed twice: " + text(position));
        faults.unless(board.at(position) == kNoSlot, "space not empty: " + text(position));
        faults.unless(board.signature(position) == signature, "space not found: " + text(position));
    }
    faults.unless(found == expected_frontier(set, board),
                  "the frontier is not what lies beside the tiles");
}

}  // namespace mistward::rules
