#pragma once

namespace mistward::protocol {

/// The version that clients and servers agree on when they greet each other.
inline constexpr int kProtocolVersion = 1;

}  // namespace mistward::protocol
