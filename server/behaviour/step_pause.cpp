#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"
#include "server/behaviour/leading.hpp"

namespace mistward::rooms {

namespace {

using protocol::Error;
using protocol::ErrorCode;

protocol::Result<void> check_may_pause(const RoomState& room, const Caller& caller) {
    const auto* token = std::get_if<Token>(&caller);
    if (token != nullptr && may_lead(room, token->text)) return {};
    const auto seat = seat_of(room, caller);
    if (!seat) return tl::unexpected(seat.error());
    if (room.setup.mode != rules::Mode::Mists && room.lead.leader != *seat) {
        return tl::unexpected(
            Error{ErrorCode::Unauthorized, "only the owner's token pauses a competitive game"});
    }
    return {};
}

protocol::Result<void> check_playing(const RoomState& room) {
    if (!room.game) return tl::unexpected(not_started());
    if (room.game->is_over()) return tl::unexpected(Error{ErrorCode::GameOver, "the game is over"});
    return {};
}

}  // namespace

Stepped<std::uint64_t> set_paused(const RoomState& room, const Caller& caller, bool paused) {
    const auto allowed =
        check_may_pause(room, caller).and_then([&] { return check_playing(room); });
    if (!allowed) return tl::unexpected(allowed.error());
    Step<std::uint64_t> step{room, {}, {}, seq(room)};
    if (room.paused != paused) {
        step.next.paused = paused;
        step.write = write::Room{};
        step.effects.push_back(room_changed(step.next));
    }
    return step;
}

}  // namespace mistward::rooms
