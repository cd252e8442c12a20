#include "server/net/http_date.hpp"

#include <array>
#include <cstdio>

namespace mistward::net {

std::string http_date(std::time_t moment) {
    // Of English alone, whatever the locale.
    constexpr std::array kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    constexpr std::array kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                 "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm utc{};
    ::gmtime_r(&moment, &utc);
    std::array<char, 64> text{};
    const int size = std::snprintf(text.data(), text.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT",
                                   kDays.at(static_cast<std::size_t>(utc.tm_wday)), utc.tm_mday,
                                   kMonths.at(static_cast<std::size_t>(utc.tm_mon)),
                                   utc.tm_year + 1900, utc.tm_hour, utc.tm_min, utc.tm_sec);
    return {text.data(), static_cast<std::size_t>(size)};
}

}  // namespace mistward::net
