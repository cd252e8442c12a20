#pragma once

#include "protocol/commands.hpp"
#include "protocol/error.hpp"
#include "protocol/wire/plans.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::rooms {

/// What a seat wants to decide when it draws a tile.
struct SeatPlan {
    protocol::Plan plan;
    std::optional<protocol::Error> refusal = {};  ///< why not, if the tile came now
};

/// What a seat has planned, each for another tile; told to nobody else.
struct SeatPlans {
    std::string command;  ///< the id that its last list came with; empty: there was none
    std::vector<SeatPlan> list = {};
};

/// The plan for a tile; null if there is none.
const SeatPlan* find_plan(const SeatPlans& plans, std::string_view tile);

/// As it is stored; nothing if nothing was ever planned.
std::optional<std::string> plans_text(const SeatPlans& plans);

/// Plans that were stored, of which nobody has judged yet whether they could be made.
SeatPlans read_plans_text(const std::string& text);

/// PLANs of the guide.
std::vector<protocol::wire::Plan> plans_document(const SeatPlans& plans);

/// The same without what stands in their way, for the player's export.
std::vector<protocol::wire::KeptPlan> kept_plans_document(const SeatPlans& plans);

}  // namespace mistward::rooms
