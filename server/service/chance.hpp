#pragma once

#include "server/record/deck.hpp"

#include <string>

namespace mistward::rooms {

// What nobody can guess, from the system's cryptographic generator. Throws `std::runtime_error` if
// that fails.

Seed new_seed();

/// A fresh 256-bit secret as base64url text. It is shown once and kept only as its hash.
std::string new_token();

/// A fresh room id: 10 characters of lower-case Crockford base32, 50 random bits.
std::string new_room_id();

}  // namespace mistward::rooms
