#pragma once

#include "rules/game.hpp"

namespace mistward::companion::baseline {

/// What the companion would decide for whoever is to decide now. It looks through the rest of this
/// turn and takes what leads to the position that it judges best. Equal games give equal decisions.
/// A player must be to decide. It sees what a player at the table sees, and takes tens of
/// milliseconds at most.
rules::Decision choose(const rules::Game& game);

}  // namespace mistward::companion::baseline
