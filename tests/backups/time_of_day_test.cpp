#include "server/backups/time_of_day.hpp"

#include <doctest/doctest.h>
#include <string>

using namespace mistward::backups;

namespace {

constexpr std::int64_t kHour = 3'600'000;
constexpr std::int64_t kWholeDay = 24 * kHour;
constexpr std::int64_t kAt = 3 * kHour;
/// A midnight.
constexpr std::int64_t kToday = 20'000 * kWholeDay;

}  // namespace

TEST_CASE("a time of day is two digits for the hour and two for the minute") {
    CHECK(read_time_of_day("00:00") == 0);
    CHECK(read_time_of_day("03:30") == 3 * kHour + kHour / 2);
    CHECK(read_time_of_day("23:59") == kWholeDay - 60'000);
    for (const std::string text :
         {"24:00", "3:30", "03:60", "0330", "03:3x", "-1:30", "03:-1", "03:30 ", "off", ""}) {
        CAPTURE(text);
        CHECK_FALSE(read_time_of_day(text));
    }
}

TEST_CASE("a backup is due at its time, once a day") {
    CHECK(due_at(kToday + 2 * kHour, kToday - kWholeDay + kAt, kAt) == kToday + kAt);
    CHECK(due_at(kToday + kAt, kToday - kWholeDay + kAt, kAt) == kToday + kAt);
    CHECK(due_at(kToday + kAt + 1, kToday + kAt, kAt) == kToday + kWholeDay + kAt);
    CHECK(due_at(kToday + 5 * kHour, kToday + kAt + 90, kAt) == kToday + kWholeDay + kAt);
}

TEST_CASE("the first backup and one that was missed are due at once") {
    CHECK(due_at(kToday + 9 * kHour, {}, kAt) == kToday + 9 * kHour);
    CHECK(due_at(kToday + 9 * kHour, kToday - kWholeDay + kAt, kAt) == kToday + 9 * kHour);
    CHECK(due_at(kToday + 2 * kHour, kToday - 2 * kWholeDay + kAt, kAt) == kToday + 2 * kHour);
}
