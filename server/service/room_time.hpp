#pragma once

#include "server/behaviour/room_state.hpp"
#include "server/work/clock.hpp"

#include <boost/asio/any_io_executor.hpp>

#include <cstdint>
#include <functional>
#include <memory>

namespace mistward::rooms {

/// What time it is for a room at work, and the alarm that rings when somebody's time is over. All
/// calls on the room's strand.
class RoomTime {
public:
    /// The clock outlives it.
    RoomTime(Clock& clock, const asio::any_io_executor& strand);

    std::int64_t now_ms() const { return clock_.now_ms(); }

    /// Moves the moments of the room with the time of day, so that nobody gains or loses time to
    /// think when that is set.
    void heed_set_clock(RoomState& room);

    /// Rings at that moment, or when it has rested.
    void set_alarm(std::int64_t at_ms, std::function<void()> ring);
    void cancel_alarm() { alarm_->cancel(); }

    /// No alarm rings for so long.
    void rest(std::int64_t ms) { rests_until_ms_ = clock_.now_ms() + ms; }
    void end_rest() { rests_until_ms_ = 0; }

private:
    Clock& clock_;
    std::unique_ptr<Alarm> alarm_;
    std::int64_t skew_ms_;  ///< between the time of day and the clock that nobody sets
    std::int64_t rests_until_ms_ = 0;
};

}  // namespace mistward::rooms
