#pragma once

#include "server/picture/atlas.hpp"
#include "server/picture/canvas.hpp"
#include "server/picture/frame.hpp"

namespace mistward::picture {

/// Fills the card with mist, on which the board throws a shadow.
void draw_ground(Canvas& card, const Board& board, const Frame& frame);

/// The tiles as they lie, without mist and pieces.
void draw_tiles(Canvas& card, const Atlas& atlas, const Board& board, const Frame& frame);

/// Frames the tile that was laid last.
void draw_last(Canvas& card, const Board& board, const Frame& frame);

}  // namespace mistward::picture
