#pragma once

#include "protocol/json.hpp"
#include "rules/game.hpp"

#include <map>
#include <optional>
#include <string>

namespace mistward::referee {

/// In how many ways each kind of thing can be done, by the referee's words.
using Ways = std::map<std::string, std::size_t>;

/// What is offered to whoever decides. A ransom has no word.
Ways ways(const rules::Game& game);

/// What of these the referee, which tells `of`, has otherwise; nothing if we agree.
std::optional<std::string> differs(const Ways& ours, const protocol::Json& of);

/// Whether a decision is the one that a step tells.
bool is_meant(const rules::Game& game, const rules::Decision& decision, const protocol::Json& step);

}  // namespace mistward::referee
