#pragma once

#include "protocol/webhooks.hpp"
#include "server/behaviour/room_state.hpp"
#include "server/store/webhook_records.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace mistward::webhooks {

// What is due: what a look at a room shows and was not told yet. Pure functions.

/// What was told last, by room and event.
using Marks = std::map<std::pair<std::string, std::string>, std::string>;
Marks marks_of(const std::vector<store::WebhookMark>& marks);

/// One thing that is due.
struct Notice {
    store::WebhookMark mark;  ///< that says, once it is stored, that it was told
    std::variant<protocol::wire::PlayerNews, protocol::wire::PlayerInvited> event;
    std::optional<protocol::wire::PlayerGame> game = {};
};

struct Due {
    std::vector<Notice> notices;
    /// What the player has seen themselves.
    std::vector<store::WebhookMark> seen;
};

/// Who is told, and what of.
struct Told {
    std::string player;
    Marks marks;
    std::int64_t since_ms = 0;  ///< what ended before that is old
    bool is_watching = false;   ///< the player, all of their rooms
};

/// Of a room as it is now: one turn of the player's is told once, when nobody of them is there to
/// see it; that the game is over likewise, unless they saw it.
Due due_in(const rooms::RoomState& room, const Told& told);
/// Of a game that has ended.
Due due_of(const protocol::wire::PlayerGame& ended, const Told& told);
/// Of the invitations of the player.
Due due_of(const protocol::wire::Invitations& invitations, const Told& told);

/// The id under which a notice is sent to a webhook, however often.
std::string notice_id(const std::string& player, std::int64_t created_ms,
                      const store::WebhookMark& mark);

}  // namespace mistward::webhooks
