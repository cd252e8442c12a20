#include "rules/mists/check.hpp"

#include <map>

namespace mistward::rules::mists {
namespace {

using Spaces = std::map<Position, Signature>;

std::string text(Position position) {
    return std::to_string(position.x) + "," + std::to_string(position.y);
}

/// The empty spaces beside tiles and what they ask for, from the tiles alone.
Spaces expected_frontier(const TileSet& set, const State& state) {
    std::map<Position, Slot> tiles;
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        tiles.emplace(state.board.position(Slot(i)), Slot(i));
    }
    Spaces spaces;
    for (const auto& [position, slot] : tiles) {
        if (!state.board.face_up(slot)) continue;
        const TileLayout& layout = set[state.board.face(slot)].layout;
        for (const Edge printed : kEdges) {
            const Edge edge = state.board.rotation(slot).turn(printed);
            const Position beside = neighbour(position, edge);
            if (tiles.contains(beside)) continue;
            Signature& asked = spaces[beside];
            asked = static_cast<Signature>(
                asked | side(opposite(edge), layout.edges[static_cast<std::size_t>(printed)]));
        }
    }
    return spaces;
}

}  // namespace

void check_board(const Tables& tables, const State& state, Faults& faults) {
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        const Position position = state.board.position(Slot(i));
        faults.unless(state.board.at(position) == Slot(i), "tile not found at " + text(position));
    }
    Spaces found;
    for (std::size_t i = 0; i < state.board.frontier_size(); ++i) {
        const Position position = state.board.frontier_position(i);
        const Signature signature = state.board.frontier_signature(i);
        const bool is_new = found.emplace(position, signature).second;
        faults.unless(is_new, "space listed twice: " + text(position));
        faults.unless(state.board.at(position) == kNoSlot, "space not empty: " + text(position));
        faults.unless(state.board.signature(position) == signature,
                      "space not found: " + text(position));
    }
    faults.unless(found == expected_frontier(tables.tileset(), state),
                  "the frontier is not what lies beside the tiles");
}

}  // namespace mistward::rules::mists
