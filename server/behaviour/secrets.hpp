#pragma once

#include "server/store/records.hpp"

#include <string>
#include <string_view>

namespace mistward::rooms {

using store::TokenHash;

/// A fresh 256-bit secret as base64url text. It is shown once and kept only as its hash.
std::string new_token();

/// SHA-256 of the token's text.
TokenHash token_hash(std::string_view token);

/// Equality in constant time.
bool same_hash(const TokenHash& a, const TokenHash& b);

/// A fresh room id: 10 characters of lower-case Crockford base32, 50 random bits.
std::string new_room_id();

}  // namespace mistward::rooms
