#pragma once

#include "server/picture/board.hpp"

#include <vector>

namespace mistward::picture {

inline constexpr int kCardWidth = 1200;
inline constexpr int kCardHeight = 630;

/// Where the spaces of a board lie on a card.
struct Frame {
    int left = 0;    ///< the westernmost space that is covered
    int top = 0;     ///< the northernmost
    int width = 0;   ///< in spaces
    int height = 0;  ///< in spaces
    int side = 0;    ///< of a tile, in points of the card
    int x = 0;       ///< on the card, where the first space begins
    int y = 0;

    int x_of(int space) const { return x + (space - left) * side; }
    int y_of(int space) const { return y + (space - top) * side; }
};

/// The board as large as it fits, between what stands at the sides.
Frame frame_of(const Board& board);

/// The tiles of a board by their spaces.
class Places {
public:
    Places(const Board& board, const Frame& frame);

    /// Null where none lies.
    const Board::Tile* at(int x, int y) const;

private:
    const Frame frame_;
    std::vector<const Board::Tile*> tiles_;
};

}  // namespace mistward::picture
