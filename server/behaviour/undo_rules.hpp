#pragma once

#include "server/behaviour/room_state.hpp"

namespace mistward::rooms {

/// Nothing is taken back any more in a log of so many entries. Whatever a game may still need to
/// come to its end has then room in a game file (`protocol::kMostLogEntries`).
inline constexpr std::uint64_t kMostEntriesWithUndos = 2000;

/// Whether a game can go back to `seq`: an earlier one at which a player decided.
bool is_undo_target(const LoggedGame& game, std::uint64_t seq);

/// Whether a seat may go back to `seq` by itself: everything that would be taken back are its own
/// decisions, and none of them revealed anything.
bool is_free_undo(const LoggedGame& game, std::uint8_t seat, std::uint64_t seq);

/// The seats that have a say in an undo: those of humans and bots who are there.
std::set<std::uint8_t> seats_to_ask(const RoomState& room);

/// Whether everybody who is there now agrees to the undo that waits, and somebody is.
bool is_agreed(const RoomState& room);

/// What the seat's people have asked for or agreed to is void. True: nothing waits any more.
bool withdraw_consent(RoomState& room, std::uint8_t seat);

}  // namespace mistward::rooms
