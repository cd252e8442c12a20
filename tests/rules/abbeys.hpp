#pragma once

#include "rules/core/setup.hpp"
#include "rules/game.hpp"

#include <memory>
#include <string_view>

namespace mistward::rules {

/// The tables of a setup, with an abbey for each player where there is none.
std::shared_ptr<const Tables> tables_with_abbeys(const Setup& setup);

/// The game of a state text, of that setup and with abbeys. If faces are named, the game has only
/// these tiles, one for each word.
Game with_abbeys(const Setup& setup, std::string_view state, std::string_view faces = "");

/// What happens at the last word of a script.
std::string last_of(Game game, std::string_view script);

}  // namespace mistward::rules
