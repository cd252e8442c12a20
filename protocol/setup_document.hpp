#pragma once

#include "protocol/field_reader.hpp"
#include "protocol/json.hpp"
#include "rules/setup.hpp"

#include <cstdint>

namespace mistward::protocol {

/// How many can play.
struct PlayerRange {
    std::uint8_t fewest;
    std::uint8_t most;
};

/// M-SET-1, G-SET-1.
PlayerRange players_of(rules::Mode mode);

/// SETUP of the guide: what a game was agreed to be. What is as usual is left out.
Json encode(const rules::Setup& setup);

/// Reads the fields that say what is to be played: all but `players`.
rules::Setup read_setup(FieldReader& fields);

/// Reads a SETUP.
rules::Setup read_agreed_setup(FieldReader& fields);

}  // namespace mistward::protocol
