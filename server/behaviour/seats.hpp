#pragma once

#include "server/behaviour/step.hpp"

namespace mistward::rooms {

/// Refuses a seat that the room does not have.
protocol::Result<void> check_seat(const RoomState& room, std::uint8_t seat);

/// Refuses a seat that nobody has.
protocol::Result<void> check_taken(const RoomState& room, std::uint8_t seat);

/// Somebody who needs no token.
Seat companion();

/// For so long a table waits for whoever sat down at it to come, or to come back.
inline constexpr std::int64_t kTableWaitsMs = 120'000;

/// Whether strangers who look for such a game can sit down here at that moment: the room is listed
/// and has no word, its game has not begun, nobody but people and bots sits there, and one of them
/// is there or the room is new.
bool waits_for(const RoomState& room, const protocol::CreateRoom& table, std::int64_t now_ms);

/// Whoever listened with the seat's token has none any more: they watch, or lose the connection.
void unseat_listeners(Step<Done>& step, std::uint8_t seat);

/// Whoever has the seat gives it up: what they asked for or agreed to is void, and if they own the
/// room, they have left it. Called while the seat is still theirs.
void send_off(Step<Done>& step, std::uint8_t seat);

/// A seat that is taken becomes free, and whoever listened with its token watches or goes.
Stepped<Done> free_seat(const RoomState& room, std::uint8_t seat);

/// A seat that is taken has no word in the chat from now on, or has it again.
Stepped<Done> set_silenced(const RoomState& room, std::uint8_t seat, bool silenced);

/// Refuses a seat that is not of that name and player any more.
protocol::Result<void> check_still_of(const RoomState& room, std::uint8_t seat,
                                      const std::string& name,
                                      const std::optional<std::string>& player);

}  // namespace mistward::rooms
