#pragma once

#include "server/rooms/rooms_metrics.hpp"

namespace mistward::store {
class Store;
}
namespace mistward::companion {
class CompanionPool;
}

namespace mistward::rooms {

class Clock;
class Notices;

/// What rooms work with; it outlives them.
struct Services {
    store::Store& store;
    companion::CompanionPool& companions;
    Clock& clock;
    Notices& notices;
    RoomsMetrics metrics = {};
};

}  // namespace mistward::rooms
