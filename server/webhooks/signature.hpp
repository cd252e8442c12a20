#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::webhooks {

// How deliveries are signed: as Standard Webhooks has it, so that its libraries check them.

/// `whsec_` and 32 random bytes in base64. Throws `std::runtime_error` if there is no chance.
std::string new_secret();

/// The key of such a secret of 24 to 64 bytes; nothing if the text is none.
std::optional<std::vector<std::uint8_t>> key_of(std::string_view secret);

/// `v1,` and the HMAC-SHA256 of "id.seconds.body" in base64.
std::string signature(const std::vector<std::uint8_t>& key, std::string_view id,
                      std::int64_t seconds, std::string_view body);

}  // namespace mistward::webhooks
