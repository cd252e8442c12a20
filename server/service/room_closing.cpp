#include "server/behaviour/effects.hpp"
#include "server/log/log.hpp"
#include "server/service/fault_line.hpp"
#include "server/service/room_actor.hpp"
#include "server/work/post.hpp"

namespace mistward::rooms {

// How a room ends: asked to, or after a fault.

asio::awaitable<void> RoomActor::close(std::string why) {
    const auto self = shared_from_this();
    co_await on(strand_, closing(std::move(why)));
}

void RoomActor::abandon(std::string why) {
    work::post(strand_, [self = shared_from_this(), why = std::move(why)] {
        if (!self->closed_) self->close_now(why);
    });
}

// On the strand

asio::awaitable<void> RoomActor::closing(std::string why) {
    const auto turn = co_await turnstile_.enter();
    close_now(why);
}

protocol::Error RoomActor::closed_error() const {
    if (state_.closed) return room_closed(id_);
    return {protocol::ErrorCode::Internal,
            "the room was closed after a fault; connect again to go on from its log",
            {{"room", id_}}};
}

protocol::Error RoomActor::close_after(std::string_view fault, std::string_view decisions) {
    log::error("{}", fault_line(state_, decisions, fault));
    close_now("the room was closed after a fault");
    return closed_error();
}

/// A command under way comes first: what it has written is told before the room says goodbye, and
/// nobody loads the room again without it.
asio::awaitable<protocol::Error> RoomActor::closing_after(std::string fault) {
    const auto turn = co_await turnstile_.enter();
    co_return closed_ ? closed_error() : close_after(fault);
}

void RoomActor::close_now(const std::string& why) {
    closed_ = true;
    time_.cancel_alarm();
    state_.subscribers.clear();
    present_.heed(state_);
    audience_.close(why);
}

}  // namespace mistward::rooms
