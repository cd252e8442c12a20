#include "server/service/unreadable.hpp"

namespace mistward::rooms {

using protocol::ErrorCode;

protocol::Error unreadable(const Fault& fault, const std::optional<std::string>& game,
                           const std::optional<std::string>& room) {
    auto params = protocol::Json::object();
    params["reason"] = protocol::wire::Words<Unplayable>::of(fault.reason);
    if (game) params["game_id"] = *game;
    if (room) params["room"] = *room;
    const std::string what =
        game ? "this server cannot replay the game: " : "this server cannot read the room: ";
    return {ErrorCode::GameUnreadable, what + fault.why, std::move(params)};
}

std::optional<Fault> fault_of_tiles(const protocol::Error& error) {
    if (error.code != ErrorCode::GameUnreadable) return std::nullopt;
    return Fault{Unplayable::TilesUnknown, error.message};
}

}  // namespace mistward::rooms
