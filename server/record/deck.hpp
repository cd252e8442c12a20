#pragma once

#include "protocol/shuffle.hpp"

#include <string>
#include <string_view>

namespace mistward::rooms {

using protocol::Seed;
using protocol::shuffled;

/// What a commitment binds besides the seed, so that no other game has the same one.
struct CommitmentTerms {
    std::string_view game_id;
    std::string_view rules_version;
    std::string_view tileset_digest;  ///< hex
    std::string_view deck = {};       ///< of a fork: its faces in order, separated by commas
};

/// The commitment of "Fair draws" in the protocol guide, in hex.
std::string commitment(const CommitmentTerms& terms, const Seed& seed);

}  // namespace mistward::rooms
