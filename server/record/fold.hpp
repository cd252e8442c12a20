#pragma once

#include "server/record/logged_game.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace mistward::rooms {

/// The game that a log leads to, or what is wrong with the log. So many of its newest updates are
/// at hand; each costs more time than its entry.
tl::expected<LoggedGame, std::string> fold(std::shared_ptr<const GameTerms> terms,
                                           const std::vector<store::Entry>& log,
                                           std::size_t updates = RecentUpdates::kMaxUpdates);

}  // namespace mistward::rooms
