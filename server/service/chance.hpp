#pragma once

#include "server/record/deck.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace mistward::rooms {

// What nobody can guess, from the system's cryptographic generator. Throws `std::runtime_error` if
// that fails.

Seed new_seed();

/// A fresh 256-bit secret as base64url text. It is shown once and kept only as its hash.
std::string new_token();

/// A secret as base64url text.
std::string secret_text(const std::array<std::uint8_t, 32>& secret);

/// What makes the stretching of a word another one for each room.
std::array<std::uint8_t, 16> new_salt();

/// A fresh room id: 10 characters of lower-case Crockford base32, 50 random bits.
std::string new_room_id();

}  // namespace mistward::rooms
