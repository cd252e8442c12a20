#pragma once

#include "protocol/wire/refusal.hpp"

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

}  // namespace mistward::protocol::wire
