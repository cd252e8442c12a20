#pragma once

#include "server/work/clock.hpp"

#include <set>

namespace mistward::test {

/// A clock that stands still until a test sets it. What rings is posted to its executor; an alarm
/// that is set keeps no event loop running. All calls on one thread.
class ManualClock final : public rooms::Clock {
public:
    std::int64_t now_ms() const override { return steady_ms_ + skew_ms_; }
    std::int64_t steady_ms() const override { return steady_ms_; }
    std::unique_ptr<rooms::Alarm> make_alarm(const rooms::asio::any_io_executor& executor) override;

    /// Time passes, and whatever is due rings.
    void pass(std::int64_t milliseconds);
    /// Somebody sets the clock of the system; no time passes.
    void jump(std::int64_t milliseconds) { skew_ms_ += milliseconds; }
    /// No alarm rings any more, as when the server has died.
    void cancel_all();

    bool has_alarms = true;  ///< false: there is no room for another one, and making it throws

private:
    class ManualAlarm;

    std::int64_t steady_ms_ = 1'000'000;
    std::int64_t skew_ms_ = 1'795'255'200'000 - 1'000'000;
    std::set<ManualAlarm*> alarms_;
};

}  // namespace mistward::test
