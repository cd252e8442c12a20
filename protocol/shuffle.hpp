#pragma once

#include "rules/core/tileset.hpp"
#include "rules/core/tokens.hpp"
#include "rules/core/types.hpp"

#include <array>
#include <cstddef>
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

/// Where the dragon's tiles wait for a volcano (PD-SET-2): moves those that come before the first
/// one to the end. The value: what is behind that volcano then, which is to be shuffled; nothing
/// if there is no volcano.
std::span<rules::TileId> put_behind_volcano(std::span<rules::TileId> tiles,
                                            const rules::TileSet& set);

/// Shuffled, and once more by the same numbers what is put behind the first volcano.
std::vector<rules::TileId> shuffled_for_volcano(std::vector<rules::TileId> tiles,
                                                const rules::TileSet& set, const Seed& seed);

/// The secret that decides the order of a stream of tokens, made from that of the game so that no
/// stream says anything about another, or about the tiles.
Seed stream_seed(rules::Stream stream, const Seed& seed);

/// Tokens of a bag (in ascending order) in the order in which they are drawn, by the same shuffle
/// with the secret of their stream.
std::vector<std::uint8_t> shuffled(std::vector<std::uint8_t> bag, const Seed& stream_seed);

/// What a die with so many sides shows when it has been thrown `thrown` times before.
std::uint8_t throw_of(std::uint8_t sides, std::size_t thrown, const Seed& stream_seed);

}  // namespace mistward::protocol
