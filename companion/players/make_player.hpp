#pragma once

#include "companion/players/player.hpp"
#include "companion/players/recipe.hpp"

#include <memory>

namespace mistward::players {

/// The player of a recipe, or why there is none: an engine that does not start or greet, a file
/// that cannot be used.
tl::expected<std::unique_ptr<Player>, std::string> make_player(const Recipe& recipe,
                                                               const engine::EngineLimits& limits);

}  // namespace mistward::players
