#pragma once

#include "tests/fuzz/choices.hpp"

#include <string>
#include <string_view>

namespace mistward::fuzz {

/// WebSocket frames as a client may send them (RFC 6455, 5.2): for the most part masked, with a
/// length that is true; some lie about it, set reserved bits, or are cut off.
std::string choose_frames(Choices& choices);

/// Holds what a server said after an upgrade against what it may say: its answer, then whole or cut
/// frames without masks and reserved bits, of a known kind, each in one part; a close frame is the
/// last.
void check_served_frames(std::string_view said);

}  // namespace mistward::fuzz
