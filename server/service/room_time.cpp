#include "server/behaviour/timekeeping.hpp"
#include "server/service/notices.hpp"
#include "server/service/room_actor.hpp"
#include "server/work/clock.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <cstdlib>

namespace mistward::rooms {

// The clocks of a room at work, and the alarm that rings when somebody's time is over.

void RoomActor::wake() {
    asio::post(strand_, [self = shared_from_this()] {
        self->state_.announcement = self->services_.notices.announcement();
        self->mind_clock();
    });
}

/// The moments of the clocks move with the time of day, so that nobody gains or loses time to think
/// when that is set. What two readings differ by chance is left alone.
void RoomActor::heed_set_clock() {
    constexpr std::int64_t kNoise = 100;
    const std::int64_t skew = services_.clock.now_ms() - services_.clock.steady_ms();
    const std::int64_t jump = skew - skew_ms_;
    if (std::abs(jump) < kNoise) return;
    skew_ms_ = skew;
    state_.clocks.shift(jump);
    for (auto& seat : state_.seats) {
        if (seat) seat->speech.shift(jump);
    }
    rests_until_ms_ += rests_until_ms_ == 0 ? 0 : jump;
}

/// The alarm holds the room, so a room whose clock runs stays in memory.
void RoomActor::mind_clock() {
    heed_set_clock();
    const auto at = next_alarm(state_);
    if (closed_ || is_standing_in_ || !at) {
        alarm_->cancel();
        return;
    }
    alarm_->set(std::max(*at, rests_until_ms_), [self = shared_from_this()] { self->stand_in(); });
}

}  // namespace mistward::rooms
