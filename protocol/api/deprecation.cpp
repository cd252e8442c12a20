#include "protocol/api/deprecation.hpp"

#include "protocol/api/sources.hpp"

#include <chrono>
#include <cstdio>
#include <stdexcept>

namespace mistward::protocol::api {
namespace {

/// The first second of a day in UTC.
std::time_t moment(const std::string& date) {
    using namespace std::chrono;
    int year_number = 0;
    unsigned month_number = 0;
    unsigned day_number = 0;
    const int read =
        std::sscanf(date.c_str(), "%4d-%2u-%2u", &year_number, &month_number, &day_number);
    const year_month_day day{year(year_number), month(month_number), std::chrono::day(day_number)};
    if (read != 3 || !day.ok()) throw std::invalid_argument(date + " is no date");
    return system_clock::to_time_t(sys_days(day));
}

}  // namespace

std::vector<Deprecation> deprecations(const Json& table) {
    std::vector<Deprecation> all;
    for (const Json& entry : table.at("operations")) {
        if (!entry.contains("deprecated")) continue;
        const Json& said = entry["deprecated"];
        Deprecation one{entry.at("route"), moment(said.at("since")), {}};
        if (said.contains("sunset")) one.sunset = moment(said["sunset"]);
        all.push_back(std::move(one));
    }
    return all;
}

std::vector<Deprecation> deprecations() { return deprecations(source_json("api/http.json")); }

}  // namespace mistward::protocol::api
