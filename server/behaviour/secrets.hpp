#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mistward::rooms {

/// What is kept of a secret token.
using TokenHash = std::array<std::uint8_t, 32>;

/// What a room keeps of its word: with what it is stretched, and the hash of the pass that gives.
struct RoomWord {
    std::array<std::uint8_t, 16> salt{};
    TokenHash pass{};
    bool operator==(const RoomWord&) const = default;
};

/// SHA-256 of the token's text.
TokenHash token_hash(std::string_view token);

/// Equality in constant time.
bool same_hash(const TokenHash& a, const TokenHash& b);

}  // namespace mistward::rooms
