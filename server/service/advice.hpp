#pragma once

#include "companion/companion.hpp"
#include "protocol/wire/advice.hpp"

#include <vector>

namespace mistward::rooms {

// What a companion thinks, as documents.

/// CHANCES of the guide.
protocol::wire::Chances chances_document(const std::vector<double>& chances);

/// ADVICE of the guide; `game` is the game before the first decision of the turn. Throws
/// `std::logic_error` if the rules refuse one.
protocol::wire::Advice advice_document(const rules::Game& game, const companion::Option& option);

}  // namespace mistward::rooms
