#pragma once

#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

/// At most four features meet on a tile, and a tile completes the castles around it and its own.
using PendingList = FixedList<SegmentId, 4 + Limits::kCentres>;

/// The scorings that wait in 3a, each by the segment that names it: roads and cities that the tile
/// just placed completed, by their lowest segment on it, then castles (M-SCORE-1, M-SCORE-6).
/// Whatever was completed and occupied before has been scored, so nothing of it is left.
PendingList pending(const Tables& tables, const State& state);

/// How many of the ghosts on one tile a scoring may remove (M-SCORE-1).
std::uint8_t removable(const Haunting& haunting);

/// The most ghosts that a scoring could remove now.
std::uint8_t most_removable(const State& state);

}  // namespace mistward::rules::mists
