#pragma once

#include "protocol/wire/advice.hpp"

#include <vector>

namespace mistward::rooms {

/// The turns of a review after which the chances had changed most, those that a player would
/// remember, at most five. What others decided in a turn belongs to it; the chance is the team's,
/// or that of whoever decided first, whose turn it was.
std::vector<protocol::wire::TurningPoint> turning_points(const protocol::wire::Review& review);

}  // namespace mistward::rooms
