#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mistward::protocol {

using Sha256 = std::array<std::uint8_t, 32>;

/// SHA-256 (FIPS 180-4) of the bytes. Throws `std::runtime_error` if OpenSSL refuses to work.
Sha256 sha256(std::string_view bytes);

/// Two lower-case hex digits for each byte.
std::string hex(std::span<const std::uint8_t> bytes);

}  // namespace mistward::protocol
