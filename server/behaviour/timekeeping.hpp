#pragma once

#include "protocol/messages.hpp"
#include "server/behaviour/step.hpp"

#include <cstdint>
#include <optional>

namespace mistward::rooms {

// What time means to a room: pure functions of the room and a moment, in milliseconds since the
// Unix epoch.

/// What `next.clocks` are after a step from `before` that was made at `now_ms`: who came and went,
/// who has thought how long, and who thinks now.
Clocks clocks_after(const RoomState& before, const RoomState& next, std::int64_t now_ms);

/// The clocks of a room that has just been read from its log, in which nobody is connected. A timer
/// of days has run on meanwhile, but for an hour at least that whoever is to decide has left.
Clocks clocks_of_log(const RoomState& room, std::int64_t now_ms);

/// When a companion decides if nothing happens before: at once for its own seat and for somebody
/// who is absent; when the time of the room's timer is up; when whoever must decide has been away
/// for the grace time while others are there. Nothing: never.
std::optional<std::int64_t> next_alarm(const RoomState& room);

/// The seat for which a companion would decide now because nobody of it is here; nothing: for
/// another reason, or not now.
std::optional<std::uint8_t> stood_in_for(const RoomState& room, std::int64_t now_ms);

/// How long whoever is to decide has thought over this decision. 0 if nobody is.
std::int64_t thinking_ms(const RoomState& room, std::int64_t now_ms);

/// The clocks as the guide's `clock` message shows them; nothing without a timer or a game that
/// runs.
std::optional<protocol::wire::Clock> clock_document(const RoomState& room, std::int64_t now_ms);

/// What a step from `before` to `next` leaves to be said about time: clocks that changed, to
/// everybody or to those who have just come, and who is absent.
std::vector<Effect> time_effects(const RoomState& before, const RoomState& next,
                                 std::int64_t now_ms);

/// Whether the game goes on at that moment: it runs, is not paused, and somebody of a seat is
/// connected, or somebody has decided within the last minute, or a companion is to decide; in a
/// game over days, within the next minute.
bool is_being_played(const RoomState& room, std::int64_t now_ms);

/// The seq of the first decision that a companion made for the seat's player since their own last
/// one.
std::optional<std::uint64_t> away_since(const LoggedGame& game, std::uint8_t seat);

}  // namespace mistward::rooms
