#pragma once

#include "protocol/json.hpp"
#include "rules/game.hpp"

#include <string>

// What a game or a case of the referee is played with: a game names boxes, a case the parts of them
// that count, and it may end before their tiles do. Of the referee's cases those are here that go
// by our rules: with fields, one figure of each other kind, gardens with the abbot, and some part
// of each box.

namespace mistward::referee {

/// The game before its first tile. One player plays as the first of two whose turns never end.
rules::Game begun(const protocol::Json& file);

/// The face that the referee calls so, such as `K` or `E+garden`.
rules::TileId face(const rules::TileSet& set, const std::string& name);

}  // namespace mistward::referee
