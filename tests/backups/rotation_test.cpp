#include "server/backups/rotation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <set>

using namespace mistward::backups;

namespace {

using namespace std::chrono_literals;

/// 03:30 of that day.
std::int64_t night(std::chrono::year_month_day day) {
    const auto time = std::chrono::sys_days(day) + 3h + 30min;
    return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

constexpr std::int64_t kNightly = 86'400'000;

/// A backup each night from `first` on, rotated each time.
std::set<std::int64_t> after_nights(std::int64_t first, int nights) {
    std::set<std::int64_t> there;
    for (int i = 0; i < nights; ++i) {
        there.insert(first + i * kNightly);
        for (const auto time : spent({there.begin(), there.end()})) there.erase(time);
    }
    return there;
}

}  // namespace

TEST_CASE("after two years of nights there are 7 daily, 4 weekly and 12 monthly backups") {
    using std::chrono::January;
    const auto first = night({std::chrono::year(2025), January, std::chrono::day(1)});
    const auto kept = after_nights(first, 730);
    // The last night is Thursday, 31 December 2026.
    const std::int64_t last = first + 729 * kNightly;
    for (int i = 0; i < 7; ++i) CHECK(kept.contains(last - i * kNightly));
    // Sundays before: 27, 20, 13 December; the week under way has the last night.
    for (const int days : {4, 11, 18}) CHECK(kept.contains(last - days * kNightly));
    using std::chrono::November;
    CHECK(kept.contains(night({std::chrono::year(2026), November, std::chrono::day(30)})));
    CHECK(kept.contains(night({std::chrono::year(2026), January, std::chrono::day(31)})));
    CHECK(kept.size() == 7 + 2 + 11);
    CHECK(*kept.begin() == night({std::chrono::year(2026), January, std::chrono::day(31)}));
}

TEST_CASE("days without a backup do not count, and the newest one always stays") {
    CHECK(spent({}).empty());
    std::vector<std::int64_t> rare;
    for (int i = 0; i < 7; ++i) rare.push_back(1'000 * kNightly * i);
    CHECK(spent(rare).empty());
    CHECK(spent({1, 2, 3}, {0, 0, 0}) == std::vector<std::int64_t>{2, 1});
}

TEST_CASE("of several backups of one day the newest one is kept") {
    const auto day = 20'000 * kNightly;
    CHECK(spent({day + 1, day + 3, day + 2}) == std::vector<std::int64_t>{day + 2, day + 1});
}

TEST_CASE("a backup that may go once does not come back to be kept") {
    const auto first = 20'000 * kNightly;
    std::vector<std::int64_t> all;
    for (int i = 0; i < 400; ++i) all.push_back(first + i * kNightly);
    const auto at_once = spent(all);
    const auto step_by_step = after_nights(first, 400);
    for (const auto time : at_once) CHECK_FALSE(step_by_step.contains(time));
    CHECK(at_once.size() + step_by_step.size() == all.size());
}
