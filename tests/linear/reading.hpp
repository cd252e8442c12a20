#pragma once

#include "protocol/json.hpp"
#include "tests/protocol/sent.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mistward::linear {

/// All that a server does with what clients send before it asks a room or a store: reads it, of a
/// game file replays it, of a tile set checks it. Nothing is waited for.
std::vector<protocol::Sent> everything_done();

/// A game file of that many entries, all but a few of which are undos and what was taken back.
std::string long_file(std::size_t entries);

}  // namespace mistward::linear
