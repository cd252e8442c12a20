#include "protocol/time_text.hpp"

#include <array>
#include <chrono>
#include <cstdio>

namespace mistward::protocol {

std::string time_text(std::int64_t since_epoch_ms) {
    using namespace std::chrono;
    const auto time = floor<seconds>(sys_time<milliseconds>(milliseconds(since_epoch_ms)));
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()));
    return text.data();
}

}  // namespace mistward::protocol
