#include "server/behaviour/effects.hpp"
#include "server/behaviour/step.hpp"
#include "server/record/log_page.hpp"

namespace mistward::rooms {

namespace {

/// Whoever has no token of the room needs a place among those who have none.
protocol::Result<void> check_place(const RoomState& room) {
    if (room.limits.has_place_beside(guests(room))) return {};
    return tl::unexpected(too_many_spectators(room.limits.spectators));
}

protocol::Result<Seated> seat_of(const RoomState& room, const protocol::Hello& hello) {
    const Seated seat = hello.token ? seat_of_token(room, *hello.token) : std::nullopt;
    if (seat) return seat;
    const bool knows_word = hello.token && is_pass(room, *hello.token);
    if (hello.token && !knows_word) {
        return tl::unexpected(protocol::Error{protocol::ErrorCode::Unauthorized,
                                              "the token opens no seat of this room"});
    }
    if (const auto why = refused_to_watch(room, knows_word)) return tl::unexpected(*why);
    return check_place(room).map([] { return Seated(); });
}

/// A client at seq 0 may have seen the room before there was a state to patch, so it gets one.
bool can_resume(const RoomState& room, std::optional<std::uint64_t> since) {
    return room.game && since && *since > 0 && *since <= room.game->seq() &&
           room.game->seq() - *since <= kMostMissed;
}

/// The oldest is most likely dead: a client that lost its line comes back before the server knows.
template <class Reply>
void dismiss_oldest(Step<Reply>& step, const std::vector<SubscriberId>& of_same_token) {
    if (of_same_token.size() < kListenersPerToken) return;
    const SubscriberId oldest = of_same_token.front();
    const protocol::Error error = too_many_listeners();
    step.next.subscribers.erase(oldest);
    step.next.owners.erase(oldest);
    step.effects.push_back(Deliver{oldest, frame(protocol::error_message({}, error))});
    step.effects.push_back(Dismiss{oldest, error.message});
}

/// Those who listen for a seat, the oldest first.
std::vector<SubscriberId> listeners_of(const RoomState& room, std::uint8_t seat) {
    std::vector<SubscriberId> listeners;
    for (const auto& [who, listens] : room.subscribers) {
        if (listens == seat) listeners.push_back(who);
    }
    return listeners;
}

/// Says that somebody came or went. Of spectators a crowd is not told, for n of them would be sent
/// n² messages: only those who have a seat or own the room are.
template <class Reply>
void tell_of(Step<Reply>& step, Seated seat, std::optional<SubscriberId> except = {}) {
    const Broadcast message = room_changed(step.next, except);
    if (seat || spectators(step.next) <= kCrowd) {
        step.effects.push_back(message);
        return;
    }
    for (const auto& [who, listens] : step.next.subscribers) {
        const bool is_told = listens || step.next.owners.contains(who);
        if (is_told && who != except) step.effects.push_back(Deliver{who, message.frame});
    }
}

void deliver_missed(Step<Seated>& step, SubscriberId to, std::uint64_t since) {
    const LoggedGame& game = *step.next.game;
    step.effects.push_back(
        Deliver{to, frame(protocol::resumed_message(welcome_head(step.next, to, since)))});
    for (const Frame& update : updates_after(game, since, step.next.subscribers.at(to))) {
        step.effects.push_back(Deliver{to, update});
    }
}

}  // namespace

Stepped<Seated> step(const RoomState& room, const command::Attach& command) {
    const auto seat = seat_of(room, command.hello);
    if (!seat) return tl::unexpected(seat.error());
    Step<Seated> step{room, {}, {}, *seat};
    if (*seat) dismiss_oldest(step, listeners_of(room, **seat));
    step.next.subscribers[command.who] = *seat;
    if (can_resume(room, command.hello.since)) {
        deliver_missed(step, command.who, *command.hello.since);
    } else {
        step.effects.push_back(welcome(step.next, command.who));
    }
    if (room.game && room.game->is_over()) {
        step.effects.push_back(Deliver{command.who, ended_frame(*room.game)});
    }
    tell_of(step, *seat, command.who);
    return step;
}

Stepped<Done> step(const RoomState& room, const command::Follow& command) {
    if (const auto allowed = check_reader(room, command.token); !allowed) {
        return tl::unexpected(allowed.error());
    }
    const bool is_guest = !command.token || is_pass(room, *command.token);
    if (is_guest) {
        if (const auto place = check_place(room); !place) return tl::unexpected(place.error());
    }
    Step<Done> step{room, {}, {}, {}};
    const Seated seat = is_guest ? std::nullopt : seat_of_token(room, *command.token);
    if (seat) {
        dismiss_oldest(step, listeners_of(room, *seat));
    } else if (!is_guest) {
        dismiss_oldest(step, {room.owners.begin(), room.owners.end()});
        step.next.owners.insert(command.who);
    }
    step.next.subscribers[command.who] = seat;
    tell_of(step, seat, command.who);
    return step;
}

Stepped<Done> step(const RoomState& room, const command::Detach& command) {
    Step<Done> step{room, {}, {}, {}};
    step.next.owners.erase(command.who);
    const auto leaves = step.next.subscribers.extract(command.who);
    if (!leaves.empty()) tell_of(step, leaves.mapped());
    return step;
}

}  // namespace mistward::rooms
