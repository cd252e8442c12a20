#include "server/backups/rotation.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <set>

namespace mistward::backups {
namespace {

using Days = std::chrono::sys_days;

Days day_of(std::int64_t time_ms) {
    const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(time_ms)};
    return std::chrono::floor<std::chrono::days>(time);
}

Days week_of(std::int64_t time_ms) {
    const Days day = day_of(time_ms);
    return day - (std::chrono::weekday(day) - std::chrono::Monday);
}

Days month_of(std::int64_t time_ms) {
    const std::chrono::year_month_day day{day_of(time_ms)};
    return Days(day.year() / day.month() / 1);
}

/// The newest one of each of the newest `count` periods.
template <class Period>
void keep(std::set<std::int64_t>& kept, const std::vector<std::int64_t>& newest_first,
          std::size_t count, Period period) {
    std::set<Days> periods;
    for (const std::int64_t time : newest_first) {
        if (periods.contains(period(time))) continue;
        if (periods.size() == count) return;
        periods.insert(period(time));
        kept.insert(time);
    }
}

}  // namespace

std::vector<std::int64_t> spent(std::vector<std::int64_t> times, const Rotation& rotation) {
    std::ranges::sort(times, std::greater());
    std::set<std::int64_t> kept;
    if (!times.empty()) kept.insert(times.front());
    keep(kept, times, rotation.days, day_of);
    keep(kept, times, rotation.weeks, week_of);
    keep(kept, times, rotation.months, month_of);
    std::erase_if(times, [&kept](std::int64_t time) { return kept.contains(time); });
    return times;
}

}  // namespace mistward::backups
