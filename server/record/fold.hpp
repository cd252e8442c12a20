#pragma once

#include "server/record/logged_game.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace mistward::rooms {

/// The game that a log leads to, or what is wrong with the log. None of its updates is at hand.
tl::expected<LoggedGame, std::string> fold(std::shared_ptr<const GameTerms> terms,
                                           const std::vector<store::Entry>& log);

}  // namespace mistward::rooms
