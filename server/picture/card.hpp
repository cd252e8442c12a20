#pragma once

#include "server/picture/board.hpp"
#include "server/picture/canvas.hpp"

#include <cstddef>
#include <string>

namespace mistward::picture {

/// A card is at most so long; some who show links take no longer ones.
inline constexpr std::size_t kMostCardBytes = 120'000;

/// The board as those see it who watch, on a ground of mist, 1200 by 630: at the left the figures
/// of the players, at the right the ghosts that are left. The same board gives the same points.
Canvas drawn(const Atlas& atlas, const Board& board);

/// The same as a JPEG file.
std::string card_of(const Atlas& atlas, const Board& board);

}  // namespace mistward::picture
