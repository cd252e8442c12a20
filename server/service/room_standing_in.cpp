#include "server/log/log.hpp"
#include "server/service/room_take.hpp"
#include "server/work/begin.hpp"

namespace mistward::rooms {

// How a companion decides for whoever is not there, when the alarm rings. It runs on the strand.

namespace {

constexpr std::int64_t kStandInRetryMs = 1000;

}  // namespace

/// The alarm holds the room, so a room whose clock runs stays in memory.
void RoomActor::mind_clock() {
    time_.heed_set_clock(state_);
    const auto at = next_alarm(state_);
    if (closed_ || is_standing_in_ || !at) {
        time_.cancel_alarm();
        return;
    }
    time_.set_alarm(*at, [self = shared_from_this()] { self->stand_in(); });
}

void RoomActor::stand_in() {
    if (closed_ || is_standing_in_) return;
    is_standing_in_ = true;
    const auto done = [self = shared_from_this()](const std::exception_ptr& error) {
        // There is no memory left to close the room with.
        if (error) std::rethrow_exception(error);
    };
    work::begin(strand_, standing_in(), done);
}

asio::awaitable<void> RoomActor::standing_in() {
    std::string fault;
    try {
        co_await decide_for_absent();
        is_standing_in_ = false;
        mind_clock();
        co_return;
    } catch (const std::exception& error) {
        fault = error.what();
    }
    is_standing_in_ = false;
    co_await closing_after(std::move(fault));
}

asio::awaitable<void> RoomActor::decide_for_absent() {
    auto decision = co_await companion_.decision(state_);
    if (!decision) {
        // The alarm rings again.
        time_.rest(kStandInRetryMs);
        co_return;
    }
    const auto stood_in = co_await take<Done>(std::move(*decision));
    if (stood_in) {
        time_.end_rest();
        co_return;
    }
    if (!closed_) {
        log::warn("room {}: a companion's decision was refused: {}", id_, stood_in.error().message);
    }
    time_.rest(kStandInRetryMs);
}

}  // namespace mistward::rooms
