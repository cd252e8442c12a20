#pragma once

#include "rules/core/types.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace mistward::protocol {

/// The secret that decides the order of the tiles; published when the game is over.
using Seed = std::array<std::uint8_t, 32>;

/// Puts `tiles` (tile-set order, each copy once) into the order in which they are drawn, by the
/// shuffle of "Fair draws" in the protocol guide: the same on every platform.
void shuffle(std::span<rules::TileId> tiles, const Seed& seed);

/// The same as a value.
std::vector<rules::TileId> shuffled(std::vector<rules::TileId> tiles, const Seed& seed);

}  // namespace mistward::protocol
