#pragma once

#include "server/webhooks/p256.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::webhooks {

// What browsers are told, encrypted as RFC 8291 has it.

using PushSalt = std::array<std::uint8_t, 16>;

/// Whom it is encrypted for.
struct PushReader {
    Point key{};
    std::array<std::uint8_t, 16> auth{};
};

/// Of the two texts in base64url that a browser gives; nothing if the first is no point of the
/// curve, or the second not 16 bytes.
std::optional<PushReader> push_reader(std::string_view p256dh, std::string_view auth);

/// One record of `aes128gcm` (RFC 8188), with fresh chance; texts shorter than `padded_to` bytes
/// cannot be told apart by their length. Throws `std::runtime_error` if OpenSSL refuses, as it does
/// for a reader whose key is no point.
std::string encrypted(const PushReader& reader, std::string_view text, std::size_t padded_to);

/// The same with that chance.
std::string encrypted(const PushReader& reader, std::string_view text, std::size_t padded_to,
                      const P256Key& key, const PushSalt& salt);

}  // namespace mistward::webhooks
