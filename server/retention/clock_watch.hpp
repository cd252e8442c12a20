#pragma once

#include "server/store/time_records.hpp"
#include "server/work/clock.hpp"

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>

namespace mistward::rooms {

/// Whether the time of day is to be believed. A clock that was set wrongly would make everything
/// old, and nothing brings back what was removed; so one that does not agree with what is known has
/// to go evenly for a day first, counted by the clock that nobody sets, over restarts as well; or
/// until an administrator has said that it is right, here or at another server of the database.
class ClockWatch {
public:
    /// Why it is not believed, and when it will be at the earliest.
    struct Doubt {
        std::string why;
        std::int64_t until_ms = 0;
    };

    /// The clock outlives it.
    explicit ClockWatch(const Clock& clock);

    /// Compares the clock with itself, with what servers have written down, and with that of the
    /// database. Gives what is to be written down now. One call at a time.
    store::TimeRecord look(const store::TimeSeen& seen);

    /// An administrator says that the clock is right, and it is believed, unless that of the
    /// database says another time. Otherwise as `look`.
    store::TimeRecord trust(const store::TimeSeen& seen);

    // From any thread.

    std::optional<Doubt> doubt() const;
    bool is_doubted() const { return doubt().has_value(); }

private:
    std::optional<std::string> find_reason(const store::TimeSeen& seen, std::int64_t now_ms);
    void begin_trial(const std::string& why, const store::TimeSeen& seen, std::int64_t now_ms);
    void go_on_with_trial(std::int64_t now_ms, std::int64_t passed_ms);
    void set_doubt(std::optional<Doubt> doubt);

    const Clock& clock_;
    std::int64_t skew_ms_;    ///< between the time of day and the clock that nobody sets
    std::int64_t looked_ms_;  ///< by the clock that nobody sets
    bool is_first_ = true;
    std::int64_t believed_ms_;  ///< the last time of day that was believed
    std::int64_t tried_ms_ = 0;
    mutable std::mutex mutex_;
    std::optional<Doubt> doubt_;
};

}  // namespace mistward::rooms
