#include "server/behaviour/effects.hpp"
#include "server/behaviour/seats.hpp"
#include "server/behaviour/step.hpp"

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

}  // namespace

Stepped<Done> step(const RoomState& room, const command::HeedPlayer& command) {
    Step<Done> step{room, {}, {}, {}};
    if (command.chat) step.next.chat = *command.chat;
    heed_owner(step, command);
    if (heed_seat(step, command)) step.effects.push_back(room_changed(step.next));
    return step;
}

}  // namespace mistward::rooms
