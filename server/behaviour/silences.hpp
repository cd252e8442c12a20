#pragma once

#include "server/behaviour/room_state.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace mistward::rooms {

// The word in the chat is taken from a person, not from a seat. A room knows a person again by the
// player that they are, and by the network that they come from: a name or a token is another
// whenever somebody wants. So others of the same network who sit down later have no word, either,
// until the owner gives it to them.

/// So many persons of a room have no word at most; of more, the first to lose it has it again.
inline constexpr std::size_t kMostSilenced = 128;

/// How a room knows a network again without keeping it; nothing of an unknown one.
std::optional<std::string> network_digest(const std::string& room, const std::string& network);

/// By what whoever has the seat is known again.
std::vector<std::string> persons_of(const Seat& seat);

/// Whether whoever has the seat has no word in this room.
bool has_no_word(const RoomState& room, const Seat& seat);

/// They have none from now on, or have it again.
void note_silence(RoomState& room, const Seat& seat, bool silenced);

}  // namespace mistward::rooms
