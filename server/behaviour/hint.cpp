#include "server/behaviour/hint.hpp"

#include "server/behaviour/acts.hpp"
#include "server/behaviour/effects.hpp"

namespace mistward::rooms {

protocol::Result<void> check_may_ask_hint(const RoomState& room, const std::string& token) {
    const auto seat = seat_of(room, Token{token});
    if (!seat) return tl::unexpected(seat.error());
    if (!room.options.aids.hints) {
        return tl::unexpected(protocol::Error{protocol::ErrorCode::AidRefused,
                                              "this room's options allow no hints",
                                              {{"aid", "hints"}}});
    }
    return check_running(room).and_then([&] { return check_turn(*room.game, *seat); });
}

}  // namespace mistward::rooms
