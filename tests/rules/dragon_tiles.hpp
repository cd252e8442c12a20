#pragma once

#include "rules/core/tables.hpp"
#include "rules/game.hpp"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace mistward::rules {

/// The tiles of a game, and some that show what the parts of the dragon give a meaning to.
std::shared_ptr<const Tables> dragon_tables(Mode mode);

/// The same with a pile of these faces only, one tile for each.
Game with_dragon(const Setup& setup, std::initializer_list<std::string_view> faces);

/// The game that a state text describes, with those tiles.
Game dragon_from(std::string_view state);

/// Makes decisions; what happened by the last.
std::string tell_each(Game& game, std::initializer_list<std::string_view> decisions);

}  // namespace mistward::rules
