#pragma once

#include "server/picture/atlas.hpp"
#include "server/picture/canvas.hpp"
#include "server/picture/frame.hpp"

namespace mistward::picture {

/// Lays the mist over the tiles: one weather over the whole board, as the page draws it
/// (`clients/web/src/art/mist_field.ts`).
void draw_mist(Canvas& card, const Atlas& atlas, const Board& board, const Frame& frame,
               const Places& places);

}  // namespace mistward::picture
