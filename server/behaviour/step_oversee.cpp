#include "rules/core/overloaded.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/seats.hpp"
#include "server/behaviour/step.hpp"

namespace mistward::rooms {

namespace {

constexpr std::string_view kClosed = "the room was closed by an administrator";

Stepped<Done> close_room(const RoomState& room, const std::string& reason) {
    Step<Done> step{room, {}, {}, {}};
    step.next.closed = true;
    step.write = write::Room{};
    const Frame message = frame(protocol::room_closed_message(reason));
    for (const auto& [who, seat] : room.subscribers) {
        step.effects.push_back(Deliver{who, message});
        step.effects.push_back(Dismiss{who, std::string(kClosed)});
    }
    step.next.subscribers.clear();
    step.next.owners.clear();
    return step;
}

Stepped<Done> set_announcement(const RoomState& room,
                               const std::optional<protocol::Announcement>& announcement) {
    Step<Done> step{room, {}, {}, {}};
    step.next.announcement = announcement;
    step.effects.push_back(Broadcast{frame(protocol::announcement_message(announcement)), {}});
    return step;
}

}  // namespace

protocol::Error room_closed(const std::string& room) {
    return {protocol::ErrorCode::RoomClosed, std::string(kClosed), {{"room", room}}};
}

protocol::Error draining() {
    constexpr std::int64_t kRetryMs = 60'000;
    return {protocol::ErrorCode::Draining,
            "the server will stop soon and begins no games any more",
            {{"retry_after_ms", kRetryMs}}};
}

Stepped<Done> step(const RoomState& room, const command::Oversee& command) {
    return std::visit(
        rules::Overloaded{
            [&](const command::CloseRoom& close) { return close_room(room, close.reason); },
            [&](const command::FreeSeat& kick) { return free_seat(room, kick.seat); },
            [&](const command::SilenceSeat& silence) {
                return check_still_of(room, silence.seat, silence.name, silence.player)
                    .and_then([&] { return set_silenced(room, silence.seat, true); });
            },
            [&](const command::Announce& tell) {
                return set_announcement(room, tell.announcement);
            }},
        command);
}

}  // namespace mistward::rooms
