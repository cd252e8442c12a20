#include "server/rooms/effects.hpp"
#include "server/rooms/step.hpp"

namespace mistward::rooms {

namespace {

using Seated = std::optional<std::uint8_t>;

protocol::Result<Seated> seat_of(const RoomState& room, const protocol::Hello& hello) {
    if (!hello.token) {
        return may_watch(room) ? protocol::Result<Seated>() : tl::unexpected(no_spectators());
    }
    const Seated seat = seat_of_token(room, *hello.token);
    if (!seat) {
        return tl::unexpected(
            refuse(protocol::ErrorCode::Unauthorized, "the token opens no seat of this room"));
    }
    return seat;
}

/// A client at seq 0 may have seen the room before there was a state to patch, so it gets one.
bool can_resume(const RoomState& room, std::optional<std::uint64_t> since) {
    return room.game && since && *since > 0 &&
           room.game->recent().reaches_back_to(*since, room.game->seq());
}

void deliver_missed(Step<Seated>& step, SubscriberId to, std::uint64_t since) {
    const LoggedGame& game = *step.next.game;
    step.effects.push_back(
        Deliver{to, frame(protocol::resumed_message(welcome_head(step.next, to, since)))});
    for (const Frame& update : game.recent().after(since, game.seq())) {
        step.effects.push_back(Deliver{to, update});
    }
}

}  // namespace

Stepped<Seated> step(const RoomState& room, const command::Attach& command) {
    const auto seat = seat_of(room, command.hello);
    if (!seat) {
        return tl::unexpected(seat.error());
    }
    Step<Seated> step{room, {}, {}, *seat};
    step.next.subscribers[command.who] = *seat;
    if (can_resume(room, command.hello.since)) {
        deliver_missed(step, command.who, *command.hello.since);
    } else {
        step.effects.push_back(welcome(step.next, command.who));
    }
    if (room.game && room.game->is_over()) {
        step.effects.push_back(Deliver{command.who, ended_frame(*room.game)});
    }
    step.effects.push_back(room_changed(step.next, command.who));
    return step;
}

Stepped<Done> step(const RoomState& room, const command::Follow& command) {
    if (const auto allowed = check_reader(room, command.token); !allowed) {
        return tl::unexpected(allowed.error());
    }
    Step<Done> step{room, {}, {}, {}};
    step.next.subscribers[command.who] =
        command.token ? seat_of_token(room, *command.token) : std::nullopt;
    if (command.token && is_owner_token(room, *command.token)) {
        step.next.owners.insert(command.who);
    }
    step.effects.push_back(room_changed(step.next, command.who));
    return step;
}

Stepped<Done> step(const RoomState& room, const command::Detach& command) {
    Step<Done> step{room, {}, {}, {}};
    step.next.owners.erase(command.who);
    if (step.next.subscribers.erase(command.who) > 0) {
        step.effects.push_back(room_changed(step.next));
    }
    return step;
}

}  // namespace mistward::rooms
