#include "server/service/room_time.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace mistward::rooms {

RoomTime::RoomTime(Clock& clock, const asio::any_io_executor& strand)
    : clock_(clock),
      alarm_(clock.make_alarm(strand)),
      skew_ms_(clock.now_ms() - clock.steady_ms()) {}

/// What two readings differ by chance is left alone.
void RoomTime::heed_set_clock(RoomState& room) {
    constexpr std::int64_t kNoise = 100;
    const std::int64_t skew = clock_.now_ms() - clock_.steady_ms();
    const std::int64_t jump = skew - skew_ms_;
    if (std::abs(jump) < kNoise) return;
    skew_ms_ = skew;
    room.clocks.shift(jump);
    if (auto& away = room.lead.away_ms; away.value_or(0) != 0) *away += jump;
    for (auto& seat : room.seats) {
        if (seat) seat->speech.shift(jump);
    }
    rests_until_ms_ += rests_until_ms_ == 0 ? 0 : jump;
}

void RoomTime::set_alarm(std::int64_t at_ms, std::function<void()> ring) {
    alarm_->set(std::max(at_ms, rests_until_ms_), std::move(ring));
}

}  // namespace mistward::rooms
