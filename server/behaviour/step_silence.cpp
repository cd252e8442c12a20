#include "server/behaviour/effects.hpp"
#include "server/behaviour/seats.hpp"
#include "server/behaviour/silences.hpp"
#include "server/behaviour/step.hpp"

namespace mistward::rooms {

using protocol::Error;
using protocol::ErrorCode;

Stepped<Done> set_silenced(const RoomState& room, std::uint8_t seat, bool silenced) {
    if (const auto taken = check_taken(room, seat); !taken) return tl::unexpected(taken.error());
    Step<Done> step{room, {}, {}, {}};
    if (room.seats[seat]->silenced == silenced) return step;
    step.next.seats[seat]->silenced = silenced;
    note_silence(step.next, *step.next.seats[seat], silenced);
    step.write = write::Silence{seat};
    step.effects.push_back(room_changed(step.next));
    return step;
}

protocol::Result<void> check_still_of(const RoomState& room, std::uint8_t seat,
                                      const std::string& name,
                                      const std::optional<std::string>& player) {
    if (const auto taken = check_taken(room, seat); !taken) return taken;
    if (room.seats[seat]->name != name || room.seats[seat]->player != player) {
        return tl::unexpected(
            Error{ErrorCode::SeatFree, "somebody else has that seat now", {{"seat", seat}}});
    }
    return {};
}

Stepped<Done> step(const RoomState& room, const command::Silence& command) {
    if (!is_owner_token(room, command.token)) {
        return tl::unexpected(
            Error{ErrorCode::Unauthorized, "only the owner's token can silence a seat"});
    }
    return set_silenced(room, command.seat, command.silenced);
}

}  // namespace mistward::rooms
