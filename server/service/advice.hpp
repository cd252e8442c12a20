#pragma once

#include "companion/companion.hpp"
#include "protocol/json.hpp"
#include "protocol/wire/advice.hpp"
#include "server/record/logged_game.hpp"

#include <stop_token>
#include <vector>

namespace mistward::rooms {

// What a companion thinks, as documents.

/// CHANCES of the guide.
protocol::wire::Chances chances_document(const std::vector<double>& chances);

/// ADVICE of the guide; `game` is the game before the first decision of the turn. Throws
/// `std::logic_error` if the rules refuse one.
protocol::wire::Advice advice_document(const rules::Game& game, const companion::Option& option);

/// HINT of the guide: what to decide now, and the best ways to play the turn, thought out with that
/// strength. Throws as `companion::best_turns`.
protocol::Json hint_document(const LoggedGame& game, const companion::Strength& strength,
                             std::stop_token stop = {});

}  // namespace mistward::rooms
