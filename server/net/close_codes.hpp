#pragma once

#include <cstdint>

namespace mistward::net {

// Why a WebSocket is closed, as RFC 6455 numbers it.
inline constexpr std::uint16_t kGoingAway = 1001;
inline constexpr std::uint16_t kUnsupportedData = 1003;
inline constexpr std::uint16_t kInvalidData = 1007;
inline constexpr std::uint16_t kPolicyViolation = 1008;
inline constexpr std::uint16_t kInternalError = 1011;

}  // namespace mistward::net
