#include "server/retention/clock_watch.hpp"

#include "server/retention/retention.hpp"

#include <cstdlib>
#include <utility>

namespace mistward::rooms {

namespace {

/// What clocks of machines that are cared for do not differ by.
constexpr std::int64_t kApartMs = kHourMs;
/// A server that was away for longer cannot tell that from a clock that is ahead.
constexpr std::int64_t kAheadMs = kDayMs;

std::string hours(std::int64_t ms) { return std::to_string(std::abs(ms) / kHourMs) + " hours"; }

/// Whether the trial of an earlier server was of the clock that this one sees.
bool is_same_trial(const store::TimeRecord& record, std::int64_t now_ms) {
    if (!record.trial_at_ms) return false;
    const std::int64_t since = now_ms - *record.trial_at_ms;
    return since >= -kApartMs && since <= kAheadMs;
}

/// Whether a server that believes its clock, as by the word of an administrator, has it as well.
bool is_confirmed(const store::TimeSeen& seen, std::int64_t now_ms) {
    return seen.record && !seen.record->trial_at_ms &&
           std::abs(now_ms - seen.record->at_ms) <= kApartMs;
}

/// Whether the clock of the database says another time.
bool contradicts(const store::TimeSeen& seen, std::int64_t now_ms) {
    return seen.own_ms && std::abs(now_ms - *seen.own_ms) > kApartMs;
}

}  // namespace

ClockWatch::ClockWatch(const Clock& clock)
    : clock_(clock),
      skew_ms_(clock.now_ms() - clock.steady_ms()),
      looked_ms_(clock.steady_ms()),
      believed_ms_(clock.now_ms()) {}

store::TimeRecord ClockWatch::look(const store::TimeSeen& seen) {
    const std::int64_t now = clock_.now_ms();
    const std::int64_t steady = clock_.steady_ms();
    const std::int64_t passed = steady - std::exchange(looked_ms_, steady);
    if (const auto why = find_reason(seen, now)) {
        begin_trial(*why, seen, now);
    } else if (is_doubted() && is_confirmed(seen, now)) {
        set_doubt({});
    } else if (is_doubted()) {
        go_on_with_trial(now, passed);
    }
    if (is_doubted()) return {believed_ms_, now, tried_ms_};
    believed_ms_ = now;
    return {now};
}

store::TimeRecord ClockWatch::trust(const store::TimeSeen& seen) {
    store::TimeRecord record = look(seen);
    if (contradicts(seen, clock_.now_ms())) return record;
    set_doubt({});
    believed_ms_ = clock_.now_ms();
    return {believed_ms_};
}

std::optional<std::string> ClockWatch::find_reason(const store::TimeSeen& seen,
                                                   std::int64_t now_ms) {
    const std::int64_t skew = now_ms - clock_.steady_ms();
    const std::int64_t jump = skew - std::exchange(skew_ms_, skew);
    const bool is_first = std::exchange(is_first_, false);
    if (contradicts(seen, now_ms)) {
        return "is " + hours(now_ms - *seen.own_ms) + " away from that of the database";
    }
    if (std::abs(jump) > kApartMs) return "was set while the server ran, by " + hours(jump);
    if (!is_first || !seen.record) return std::nullopt;
    const std::int64_t since = now_ms - seen.record->at_ms;
    if (since > kAheadMs) {
        return "is " + hours(since) + " ahead of when this database was last used";
    }
    if (since < -kApartMs) return "is " + hours(since) + " behind what this database has seen";
    return std::nullopt;
}

void ClockWatch::begin_trial(const std::string& why, const store::TimeSeen& seen,
                             std::int64_t now_ms) {
    tried_ms_ = 0;
    if (seen.record) {
        believed_ms_ = seen.record->at_ms;
        if (!is_doubted() && is_same_trial(*seen.record, now_ms)) tried_ms_ = seen.record->tried_ms;
    }
    set_doubt(Doubt{"the clock of the system " + why, now_ms + kDayMs - tried_ms_});
}

void ClockWatch::go_on_with_trial(std::int64_t now_ms, std::int64_t passed_ms) {
    tried_ms_ += passed_ms;
    auto now = doubt();
    now->until_ms = now_ms + kDayMs - tried_ms_;
    if (tried_ms_ >= kDayMs) now.reset();
    set_doubt(std::move(now));
}

std::optional<ClockWatch::Doubt> ClockWatch::doubt() const {
    const std::lock_guard lock(mutex_);
    return doubt_;
}

void ClockWatch::set_doubt(std::optional<Doubt> doubt) {
    const std::lock_guard lock(mutex_);
    doubt_ = std::move(doubt);
}

}  // namespace mistward::rooms
