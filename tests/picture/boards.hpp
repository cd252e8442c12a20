#pragma once

#include "protocol/json.hpp"

#include <string>
#include <vector>

namespace mistward::test {

/// STATE of the guide with no more than a picture asks for.
protocol::Json bare_state(const std::vector<protocol::Json>& tiles);

protocol::Json tile_at(int x, int y, const std::string& tile, int rotation = 0, int ghosts = 0);

protocol::Json meeple_at(int x, int y, const std::string& segment, const std::string& colour);

/// The digest of the tiles that new games of that kind are played with.
std::string digest_of_base();
std::string digest_of_mists();

}  // namespace mistward::test
