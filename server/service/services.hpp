#pragma once

#include "server/behaviour/room_limits.hpp"
#include "server/service/rooms_metrics.hpp"

namespace mistward::store {
class Store;
}
namespace mistward::companion {
class CompanionPool;
}
namespace mistward::work {
class WorkerPool;
}

namespace mistward::rooms {

class Clock;
class ClockWatch;
class LobbyBoard;
class Notices;
class PlayerWatch;
class TileShelf;

/// What rooms work with; it outlives them.
struct Services {
    store::Store& store;
    companion::CompanionPool& companions;
    work::WorkerPool& workers;
    Clock& clock;
    Notices& notices;
    RoomsMetrics metrics = {};
    RoomLimits limits = {};
    PlayerWatch* watch = nullptr;  ///< nothing: nobody watches players here
    LobbyBoard* board = nullptr;   ///< nothing: nobody watches the lobby here
    TileShelf* tiles = nullptr;    ///< of games that begin; nothing: those that their room has
    const ClockWatch* clock_watch = nullptr;  ///< nothing: the clock is always believed
};

}  // namespace mistward::rooms
