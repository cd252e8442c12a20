#pragma once

#include "rules/types.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::rooms {

/// The secret that decides the order of the tiles; published when the game is over.
using Seed = std::array<std::uint8_t, 32>;

/// What a commitment binds besides the seed, so that no other game has the same one.
struct CommitmentTerms {
    std::string_view game_id;
    std::string_view rules_version;
    std::string_view tileset_digest;  ///< hex
    std::string_view deck = {};       ///< of a fork: its faces in order, separated by commas
};

/// The commitment of "Fair draws" in the protocol guide, in hex.
std::string commitment(const CommitmentTerms& terms, const Seed& seed);

/// The order in which `tiles` (tile-set order, each copy once) are drawn, by the shuffle of "Fair
/// draws": the same on every platform.
std::vector<rules::TileId> shuffled(std::vector<rules::TileId> tiles, const Seed& seed);

}  // namespace mistward::rooms
