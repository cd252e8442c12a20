#pragma once

#include "protocol/wire/refusal.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol::wire {

/// PLAN of the guide.
struct Plan {
    std::string tile;
    std::vector<std::string> decisions;
    std::optional<Refused> refusal;  ///< why it could not be made if the tile came now
};
BOOST_DESCRIBE_STRUCT(Plan, (), (tile, decisions, refusal))

/// What a seat has planned, for HTTP.
struct Plans {
    std::vector<Plan> plans;
};
BOOST_DESCRIBE_STRUCT(Plans, (), (plans))

/// A plan as it is kept.
struct KeptPlan {
    std::string tile;
    std::vector<std::string> decisions;
};
BOOST_DESCRIBE_STRUCT(KeptPlan, (), (tile, decisions))

/// What a player has planned at a seat, in their export.
struct PlannedSeat {
    std::string room;
    std::uint8_t seat = 0;
    std::vector<KeptPlan> plans;
};
BOOST_DESCRIBE_STRUCT(PlannedSeat, (), (room, seat, plans))

}  // namespace mistward::protocol::wire
