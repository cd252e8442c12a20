#pragma once

#include "protocol/wire/decision.hpp"

#include <cstdint>
#include <vector>

namespace mistward::protocol::wire {

/// EVENT of the guide: its type, which is the word for the event of the rules, and its members.
using Event = Ready<"event">;

/// `after` is the game after the decision that caused the event.
Event happen(const rules::Game& after, const rules::Event& event, rules::Viewer viewer);

std::vector<Event> happen(const rules::Game& after, const std::vector<rules::Event>& events,
                          rules::Viewer viewer);

/// The game went back to an earlier seq; none of the rules.
Event undone(std::uint64_t seq);

}  // namespace mistward::protocol::wire
