#include "server/behaviour/effects.hpp"
#include "server/log/log.hpp"
#include "server/service/fault_line.hpp"
#include "server/service/room_actor.hpp"

namespace mistward::rooms {

// How a room ends: asked to, or after a fault. It runs on the strand.

asio::awaitable<Done> RoomActor::closing(Self self, std::string why) {
    const auto turn = co_await self->turnstile_.enter();
    self->close_now(why);
    co_return Done{};
}

protocol::Error RoomActor::closed_error() const {
    if (state_.closed) return room_closed(id_);
    return {protocol::ErrorCode::Internal,
            "the room was closed after a fault; connect again to go on from its log",
            {{"room", id_}}};
}

void RoomActor::close_after(const std::exception& error, std::string_view decisions) {
    log::error("{}", fault_line(state_, decisions, error.what()));
    close_now("the room was closed after a fault");
}

void RoomActor::close_now(const std::string& why) {
    closed_ = true;
    alarm_->cancel();
    state_.subscribers.clear();
    audience_.close(why);
}

}  // namespace mistward::rooms
