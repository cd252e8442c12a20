#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mistward::rooms {

/// What is kept of a secret token.
using TokenHash = std::array<std::uint8_t, 32>;

/// SHA-256 of the token's text.
TokenHash token_hash(std::string_view token);

/// Equality in constant time.
bool same_hash(const TokenHash& a, const TokenHash& b);

}  // namespace mistward::rooms
