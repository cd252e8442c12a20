#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace mistward::rooms {

/// How time stands in a room whose game runs. Moments are milliseconds since the Unix epoch, spans
/// milliseconds. Who thinks is told by the game.
struct Clocks {
    /// What each seat has thought over the decisions of this game, those that were undone among
    /// them.
    std::vector<std::int64_t> thought_ms;
    /// What each seat has thought over earlier decisions of the turn under way, its own or that of
    /// somebody else. A restart forgets it, and so the turn's time begins anew.
    std::vector<std::int64_t> turn_ms;
    /// What whoever is to decide has thought over this decision before the last pause, or before a
    /// restart.
    std::int64_t carried_ms = 0;
    /// Since when they have been thinking without a pause. In a room that has just been read from
    /// its log: since when that knows of; 0 if it does not.
    std::int64_t since_ms = 0;
    /// When somebody of the seat was last there; of seats that nobody is connected for.
    std::map<std::uint8_t, std::int64_t> seen_ms;
    /// The seats of people for whom a companion decides until they are back.
    std::set<std::uint8_t> absent;

    /// Somebody has set the clock of the system by so much: no time has passed by that.
    void shift(std::int64_t milliseconds);
};

}  // namespace mistward::rooms
