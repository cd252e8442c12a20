#include "tests/rooms/manual_clock.hpp"

#include <boost/asio/post.hpp>

#include <new>
#include <utility>

namespace mistward::test {

class ManualClock::ManualAlarm final : public rooms::Alarm {
public:
    ManualAlarm(ManualClock& clock, rooms::asio::any_io_executor executor)
        : clock_(clock), executor_(std::move(executor)) {
        clock_.alarms_.insert(this);
    }
    ~ManualAlarm() override { clock_.alarms_.erase(this); }

    void set(std::int64_t at_ms, std::function<void()> ring) override {
        at_steady_ms_ = at_ms - clock_.skew_ms_;
        ring_ = std::move(ring);
        ring_if_due();
    }
    void cancel() override { std::exchange(ring_, nullptr); }

    void ring_if_due() {
        if (ring_ && at_steady_ms_ <= clock_.steady_ms_) {
            rooms::asio::post(executor_, std::exchange(ring_, nullptr));
        }
    }

private:
    ManualClock& clock_;
    rooms::asio::any_io_executor executor_;
    std::int64_t at_steady_ms_ = 0;
    std::function<void()> ring_;
};

std::unique_ptr<rooms::Alarm> ManualClock::make_alarm(
    const rooms::asio::any_io_executor& executor) {
    if (!has_alarms) throw std::bad_alloc();
    return std::make_unique<ManualAlarm>(*this, executor);
}

void ManualClock::pass(std::int64_t milliseconds) {
    steady_ms_ += milliseconds;
    for (ManualAlarm* alarm : alarms_) alarm->ring_if_due();
}

void ManualClock::cancel_all() {
    // To cancel an alarm may end its room, and with it the alarm.
    while (!alarms_.empty()) {
        ManualAlarm* const alarm = *alarms_.begin();
        alarms_.erase(alarms_.begin());
        alarm->cancel();
    }
}

}  // namespace mistward::test
