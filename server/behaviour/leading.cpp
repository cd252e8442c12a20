#include "server/behaviour/leading.hpp"

#include "server/behaviour/secrets.hpp"

namespace mistward::rooms {

namespace {

/// Who has no token of their own leads nobody.
bool can_lead(const RoomState& room, std::uint8_t seat) {
    return seat < room.seats.size() && room.seats[seat] && room.seats[seat]->token;
}

bool is_owner_there(const RoomState& room) {
    if (!room.owners.empty()) return true;
    const auto of_player = room.owner ? seat_of_player(room, *room.owner) : std::nullopt;
    const auto seat = of_player ? of_player : room.lead.owner_seat;
    return seat && is_connected(room, *seat);
}

/// A player who was forgotten has left the room to nobody.
bool has_no_owner(const RoomState& room) { return same_hash(room.owner_token, TokenHash{}); }

std::optional<std::uint8_t> first_to_lead(const RoomState& room) {
    std::optional<std::uint8_t> first;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const auto seat = static_cast<std::uint8_t>(i);
        if (!can_lead(room, seat)) continue;
        if (is_connected(room, seat)) return seat;
        if (!first) first = seat;
    }
    return first;
}

bool leads_on(const RoomState& room) {
    const auto& leader = room.lead.leader;
    return leader && can_lead(room, *leader) && is_connected(room, *leader);
}

}  // namespace

Lead lead_after(const RoomState& before, const RoomState& next, std::int64_t now_ms) {
    Lead lead = next.lead;
    if (is_owner_there(next)) {
        lead.away_ms.reset();
    } else if (!lead.away_ms || is_owner_there(before)) {
        lead.away_ms = lead.away_ms == 0 ? std::int64_t{0} : now_ms;
    }
    if (has_no_owner(next)) lead.away_ms = 0;
    const bool is_led = next.setup.mode != rules::Mode::Mists && lead.away_ms &&
                        now_ms >= *lead.away_ms + (*lead.away_ms == 0 ? 0 : kOwnerAwayMs);
    if (!is_led) {
        lead.leader.reset();
    } else if (!leads_on(next)) {
        lead.leader = first_to_lead(next);
    }
    return lead;
}

std::optional<std::int64_t> next_lead(const RoomState& room) {
    const Lead& lead = room.lead;
    if (room.setup.mode == rules::Mode::Mists || lead.leader || !lead.away_ms) return std::nullopt;
    if (!first_to_lead(room)) return std::nullopt;
    return *lead.away_ms + kOwnerAwayMs;
}

void note_left(RoomState& room, std::uint8_t seat) {
    const auto& left = room.seats[seat];
    const bool owned =
        room.lead.owner_seat == seat || (left && left->player && left->player == room.owner);
    if (room.lead.leader == seat) room.lead.leader.reset();
    if (!owned) return;
    room.lead.owner_seat.reset();
    room.lead.away_ms = 0;
}

bool may_lead(const RoomState& room, const std::string& token) {
    if (is_owner_token(room, token)) return true;
    return room.lead.leader && seat_of_token(room, token) == room.lead.leader;
}

}  // namespace mistward::rooms
