#pragma once

#include "server/behaviour/room_state.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mistward::rooms {

// Rivals begin when their room's owner says so, and wait for nobody who is not there: while the
// owner is away, one of those at the table keeps it going. The owner's token opens everything as
// before, and their coming back ends it.

/// For so long the owner may be away before somebody leads in their place. Whoever has left for
/// good (stood up, was put out, or was forgotten) is not waited for.
inline constexpr std::int64_t kOwnerAwayMs = 120'000;

/// Who leads after a step from `before` that was made at `now_ms`. Of those who are there, the one
/// who leads already, else the first; if nobody is there, the first who has a seat.
Lead lead_after(const RoomState& before, const RoomState& next, std::int64_t now_ms);

/// When somebody else leads if nothing happens before; nothing: never.
std::optional<std::int64_t> next_lead(const RoomState& room);

/// Whoever has the seat has left it for good.
void note_left(RoomState& room, std::uint8_t seat);

/// Whether the token is the owner's, or of the seat that leads.
bool may_lead(const RoomState& room, const std::string& token);

}  // namespace mistward::rooms
