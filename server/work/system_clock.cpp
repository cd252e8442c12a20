#include "server/work/clock.hpp"

#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <utility>

namespace mistward::rooms {

namespace {

std::int64_t system_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

class SystemAlarm final : public Alarm {
public:
    explicit SystemAlarm(const asio::any_io_executor& executor) : timer_(executor) {}

    void set(std::int64_t at_ms, std::function<void()> ring) override {
        timer_.expires_after(std::chrono::milliseconds(at_ms - system_ms()));
        const std::uint64_t setting = ++settings_;
        // A wait that has ended already cannot be cancelled any more.
        timer_.async_wait(
            [this, setting, ring = std::move(ring)](const boost::system::error_code& error) {
                if (!error && setting == settings_) ring();
            });
    }

    void cancel() override {
        ++settings_;
        timer_.cancel();
    }

private:
    asio::steady_timer timer_;
    std::uint64_t settings_ = 0;
};

class SystemClock final : public Clock {
public:
    std::int64_t now_ms() const override { return system_ms(); }
    std::int64_t steady_ms() const override {
        using namespace std::chrono;
        return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    }
    std::unique_ptr<Alarm> make_alarm(const asio::any_io_executor& executor) override {
        return std::make_unique<SystemAlarm>(executor);
    }
};

}  // namespace

std::unique_ptr<Clock> make_system_clock() { return std::make_unique<SystemClock>(); }

}  // namespace mistward::rooms
