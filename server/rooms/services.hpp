#pragma once

namespace mistward::store {
class Store;
}
namespace mistward::companion {
class CompanionPool;
}

namespace mistward::rooms {

class Clock;

/// What rooms work with; it outlives them.
struct Services {
    store::Store& store;
    companion::CompanionPool& companions;
    Clock& clock;
};

}  // namespace mistward::rooms
