#include "server/behaviour/leading.hpp"
#include "server/log/log.hpp"
#include "server/service/page_notes.hpp"
#include "server/service/room_take.hpp"
#include "server/work/begin.hpp"

#include <algorithm>

namespace mistward::rooms {

// How a companion decides for whoever is not there, when the alarm rings. It runs on the strand.

namespace {

constexpr std::int64_t kStandInRetryMs = 1000;
/// A page that is open is seen again and again: see `kPageSeenMs`.
constexpr std::int64_t kSeenByOthersMs = 3 * kPageSeenMs / 2;

}  // namespace

/// The alarm holds the room, so a room whose clock runs stays in memory.
void RoomActor::mind_clock() {
    time_.heed_set_clock(state_);
    const auto alarm = next_alarm(state_);
    const auto lead = next_lead(state_);
    const auto at = alarm && lead ? std::min(*alarm, *lead) : alarm ? alarm : lead;
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

/// Another server hears of a page only by when the player was last seen.
asio::awaitable<bool> RoomActor::is_elsewhere(std::uint8_t seat) {
    const auto player = state_.seats[seat] ? state_.seats[seat]->player : std::nullopt;
    if (!player) co_return false;
    if (services_.watch && services_.watch->is_here(*player)) co_return true;
    if (!services_.store.is_shared()) co_return false;
    const auto found = co_await services_.store.players().find(*player);
    co_return found&&* found&& time_.now_ms() - (*found)->seen_ms < kSeenByOthersMs;
}

asio::awaitable<void> RoomActor::decide_for_absent() {
    const std::int64_t now = time_.now_ms();
    if (const auto lead = next_lead(state_); lead && *lead <= now) {
        command::LeadOn on;
        co_await take<Done>(on);
        co_return;
    }
    const auto seat = stood_in_for(state_, now);
    const bool is_there = seat && co_await is_elsewhere(*seat);
    if (is_there) {
        command::NoteThere there{*seat, now};
        co_await take<Done>(there);
        time_.rest(kStandInRetryMs);
        co_return;
    }
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
