#pragma once

#include <boost/asio/any_io_executor.hpp>

#include <cstdint>
#include <functional>
#include <memory>

namespace mistward::rooms {

namespace asio = boost::asio;

/// Rings once, at a moment that may be set anew. All calls on one strand, and there it rings.
class Alarm {
public:
    virtual ~Alarm() = default;
    /// Rings at that moment, at once if it has passed, instead of when it was set to before. How
    /// long that is from now on stays so if somebody sets the clock of the system.
    virtual void set(std::int64_t at_ms, std::function<void()> ring) = 0;
    virtual void cancel() = 0;
};

/// What time it is, and alarms by the same time. May be called from any thread.
class Clock {
public:
    virtual ~Clock() = default;
    /// Milliseconds since the Unix epoch, UTC.
    virtual std::int64_t now_ms() const = 0;
    /// Milliseconds of a clock that nobody sets; only differences mean something.
    virtual std::int64_t steady_ms() const = 0;
    virtual std::unique_ptr<Alarm> make_alarm(const asio::any_io_executor& executor) = 0;
};

/// The time of the system.
std::unique_ptr<Clock> make_system_clock();

}  // namespace mistward::rooms
