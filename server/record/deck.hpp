#pragma once

#include "protocol/shuffle.hpp"
#include "rules/game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::rooms {

using protocol::Seed;
using protocol::shuffled;
using Deck = std::vector<rules::TileId>;

/// What a commitment binds besides the seed, so that no other game has the same one.
struct CommitmentTerms {
    std::string_view game_id;
    std::string_view rules_version;
    std::string_view tileset_digest;  ///< hex
    std::string_view deck = {};       ///< of a fork: its faces in order, separated by commas
};

/// The commitment of "Fair draws" in the protocol guide, in hex.
std::string commitment(const CommitmentTerms& terms, const Seed& seed);

/// The tiles that are unseen at a moment, in the order in which they are drawn from then on.
Deck order_from(const rules::Game& game, Deck tiles, const Seed& seed);

/// What is left of tiles, in their order, when these have been taken out, of equal ones the first;
/// nothing if they are not all there.
std::optional<Deck> without(const Deck& tiles, const Deck& taken);

}  // namespace mistward::rooms
