#include "server/behaviour/effects.hpp"
#include "server/behaviour/seats.hpp"
#include "server/behaviour/step.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

constexpr std::string_view kEnded = "the token that this connection showed has ended";

/// Programs of an owner whose token has ended have shown nothing.
void dismiss_owners(Step<Done>& step) {
    for (const SubscriberId who : step.next.owners) {
        step.next.subscribers.erase(who);
        step.effects.push_back(Dismiss{who, std::string(kEnded)});
    }
    step.next.owners.clear();
}

void heed_owner(Step<Done>& step, const command::HeedPlayer& command) {
    if (step.next.owner != command.player) return;
    const TokenHash now = command.secret.value_or(TokenHash{});
    if (!command.secret) step.next.owner.reset();
    if (same_hash(step.next.owner_token, now)) return;
    step.next.owner_token = now;
    dismiss_owners(step);
}

/// Whether everybody is to be told how the room is now.
bool heed_seat(Step<Done>& step, const command::HeedPlayer& command) {
    const auto index = seat_of_player(step.next, command.player);
    if (!index) return false;
    auto& seat = step.next.seats[*index];
    if (!command.secret) {
        send_off(step, *index);
        seat.reset();
        step.write = write::FreedSeat{*index};
    } else if (!seat->token || !same_hash(*seat->token, *command.secret)) {
        seat->token = command.secret;
    } else {
        return false;
    }
    unseat_listeners(step, *index);
    return true;
}

/// What is stored of the lines that are at hand. Somebody may have said another one meanwhile.
void heed_chat(RoomState& room, const std::vector<protocol::wire::Line>& stored) {
    room.chat.alter([&stored](std::vector<protocol::wire::Line>& chat) {
        for (protocol::wire::Line& line : chat) {
            const auto found =
                std::ranges::find(stored, line.number, &protocol::wire::Line::number);
            if (found != stored.end()) line = *found;
        }
    });
}

void forget_silence(RoomState& room, const command::HeedPlayer& command) {
    if (!command.secret) std::erase(room.silenced, "player:" + command.player);
}

}  // namespace

Stepped<Done> step(const RoomState& room, const command::HeedPlayer& command) {
    Step<Done> step{room, {}, {}, {}};
    if (command.chat) heed_chat(step.next, *command.chat);
    const bool renamed = command.name && *command.name != step.next.name;
    if (renamed) step.next.name = *command.name;
    heed_owner(step, command);
    forget_silence(step.next, command);
    const bool reseated = heed_seat(step, command);
    if (reseated || renamed) step.effects.push_back(room_changed(step.next));
    return step;
}

}  // namespace mistward::rooms
