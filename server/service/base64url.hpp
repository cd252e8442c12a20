#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::rooms {

// RFC 4648 section 5, without padding.

std::string base64url(std::span<const std::uint8_t> bytes);

/// Nothing if the text is not what `base64url` makes of some bytes.
std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text);

}  // namespace mistward::rooms
