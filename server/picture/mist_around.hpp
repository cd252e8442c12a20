#pragma once

#include "server/picture/board.hpp"
#include "server/picture/frame.hpp"

namespace mistward::picture {

/// Bits: `1 << side` where mist goes on over that side, `16 << corner` where it covers the corner
/// after that side. As on the page (`clients/web/src/art/mist_around.ts`).
using Around = unsigned;

/// Where the mist of a tile goes on; over a side beyond which nothing lies it does.
Around around_of(const Board::Tile& tile, const Places& places);

}  // namespace mistward::picture
