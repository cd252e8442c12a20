#include "server/rooms/effects.hpp"

#include "protocol/sha256.hpp"

namespace mistward::rooms {

Frame frame(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

Broadcast room_changed(const RoomState& room, std::optional<SubscriberId> except) {
    return {frame(protocol::room_message(room_document(room))), except};
}

Deliver welcome(const RoomState& room, SubscriberId to) {
    const rules::Game* game = room.game ? &room.game->game() : nullptr;
    return {to, frame(protocol::welcome_message(room_document(room), room.subscribers.at(to),
                                                seq(room), game))};
}

Frame ended_frame(const LoggedGame& game) {
    return frame(protocol::ended_message(game.seq(), game.game(), protocol::hex(game.terms().seed),
                                         game.terms().commitment));
}

protocol::Error refuse(protocol::ErrorCode code, std::string message, protocol::Json params) {
    return {code, std::move(message), std::move(params)};
}

}  // namespace mistward::rooms
