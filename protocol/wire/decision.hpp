#pragma once

#include "protocol/wire/ready.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <vector>

namespace mistward::protocol::wire {

// DECISION of the guide: its id, which is its text, its type, which is the word for the decision of
// the rules, and its members.

/// What a player can decide.
using LegalDecision = Ready<"legal_decision">;

/// What an entry of the log can be.
using Decision = Ready<"decision">;

/// `game` is the game before the decision.
Decision decide(const rules::Game& game, const rules::Decision& decision, rules::Viewer viewer);

/// The same of a player's decision, or of one that the core made itself: then `game` may be a later
/// moment, and the colour of a meeple that has left the board is missing. Throws `std::logic_error`
/// for a draw.
LegalDecision legal_decision(const rules::Game& game, const rules::Decision& decision);

/// An undo that goes back to `seq`: an entry of the log, none of the rules.
Decision undo(std::uint64_t seq);

/// The legal decisions of this moment; empty for those from whom the choice is hidden, at a chance
/// point and when the game is over.
std::vector<LegalDecision> legal(const rules::Game& game, rules::Viewer viewer);

}  // namespace mistward::protocol::wire
