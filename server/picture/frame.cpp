#include "server/picture/frame.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace mistward::picture {
namespace {

/// Left for the players and for the ghosts.
constexpr int kSides = 116;
/// Above and below.
constexpr int kEdge = 26;
/// A tile is drawn no larger: a first tile is not all there is to see.
constexpr int kLargestTile = 152;

}  // namespace

Frame frame_of(const Board& board) {
    int right = std::numeric_limits<int>::min();
    int bottom = right;
    Frame frame;
    frame.left = frame.top = std::numeric_limits<int>::max();
    const auto take = [&](const Board::Space& space) {
        frame.left = std::min(frame.left, space.x);
        frame.top = std::min(frame.top, space.y);
        right = std::max(right, space.x + 1);
        bottom = std::max(bottom, space.y + 1);
    };
    std::ranges::for_each(board.tiles, take);
    std::ranges::for_each(board.face_down, take);
    frame.width = right - frame.left;
    frame.height = bottom - frame.top;
    const int fits =
        std::min((kCardWidth - 2 * kSides) / frame.width, (kCardHeight - 2 * kEdge) / frame.height);
    frame.side = std::clamp(fits, 2, kLargestTile);
    frame.x = (kCardWidth - frame.width * frame.side) / 2;
    frame.y = (kCardHeight - frame.height * frame.side) / 2;
    return frame;
}

Places::Places(const Board& board, const Frame& frame)
    : frame_(frame),
      tiles_(static_cast<std::size_t>(frame.width) * static_cast<std::size_t>(frame.height)) {
    for (const Board::Tile& tile : board.tiles) {
        const int at = (tile.y - frame.top) * frame.width + tile.x - frame.left;
        tiles_[static_cast<std::size_t>(at)] = &tile;
    }
}

const Board::Tile* Places::at(int x, int y) const {
    const int column = x - frame_.left;
    const int row = y - frame_.top;
    if (column < 0 || column >= frame_.width || row < 0 || row >= frame_.height) return nullptr;
    return tiles_[static_cast<std::size_t>(row * frame_.width + column)];
}

}  // namespace mistward::picture
