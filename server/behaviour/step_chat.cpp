#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

/// The oldest line at hand makes room for the newest; it can still be read from the store.
void add_line(RoomState& room, const protocol::wire::Line& line) {
    room.chat.alter([&line](std::vector<protocol::wire::Line>& chat) {
        if (chat.size() == kChatAtHand) chat.erase(chat.begin());
        chat.push_back(line);
    });
}

protocol::Result<void> check_may_speak(const RoomState& room, const Seat& seat) {
    using protocol::Error;
    using protocol::ErrorCode;
    if (!room.options.chat) {
        return tl::unexpected(Error{ErrorCode::ChatClosed, "the room's owner has closed its chat"});
    }
    if (seat.silenced) {
        return tl::unexpected(
            Error{ErrorCode::Silenced, "your seat has been silenced in the chat of this room"});
    }
    return {};
}

/// Says a line to everybody who may hear it.
void tell(Step<std::uint64_t>& step, const Frame& said) {
    for (const auto& [who, seat] : step.next.subscribers) {
        if (may_hear(step.next, seat)) step.effects.push_back(Deliver{who, said});
    }
}

}  // namespace

Stepped<std::uint64_t> act(const RoomState& room, const Acting& acting,
                           const protocol::Say& command) {
    const Seat& seat = room.seats[acting.seat].value();
    if (seat.speech.has(command.id)) return Step<std::uint64_t>{room, {}, {}, seq(room)};
    if (const auto allowed = check_may_speak(room, seat); !allowed) {
        return tl::unexpected(allowed.error());
    }
    if (const std::int64_t wait = seat.speech.wait_ms(acting.now_ms); wait > 0) {
        return tl::unexpected(protocol::Error{
            protocol::ErrorCode::RateLimited, "chat comes too fast", {{"retry_after_ms", wait}}});
    }
    Step<std::uint64_t> step{room, {}, {}, seq(room)};
    const std::uint64_t number = newest_line(room) + 1;
    const protocol::wire::Line line{number, acting.seat, seat.name, command.text, acting.now_ms};
    step.next.seats[acting.seat]->speech.note(command.id, acting.now_ms);
    add_line(step.next, line);
    step.write = write::Line{};
    tell(step, frame(protocol::said_message(line)));
    return step;
}

}  // namespace mistward::rooms
