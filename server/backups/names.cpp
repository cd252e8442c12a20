#include "server/backups/names.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <functional>

namespace mistward::backups {
namespace {

constexpr std::string_view kBefore = "mistward-";
constexpr std::string_view kAfter = "Z.db";

}  // namespace

std::string name_of(std::int64_t time_ms) {
    const std::time_t seconds = time_ms / 1000;
    std::tm utc{};
    ::gmtime_r(&seconds, &utc);
    std::array<char, 64> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y%m%dT%H%M%S", &utc);
    std::snprintf(text.data() + length, text.size() - length, ".%03d",
                  static_cast<int>(time_ms % 1000));
    return std::string(kBefore) + text.data() + std::string(kAfter);
}

std::optional<std::int64_t> time_of(std::string_view name) {
    if (!name.starts_with(kBefore) || !name.ends_with(kAfter)) return std::nullopt;
    const std::string text(name.substr(kBefore.size()));
    std::tm utc{};
    int ms = 0;
    if (std::sscanf(text.c_str(), "%4d%2d%2dT%2d%2d%2d.%3d", &utc.tm_year, &utc.tm_mon,
                    &utc.tm_mday, &utc.tm_hour, &utc.tm_min, &utc.tm_sec, &ms) != 7) {
        return std::nullopt;
    }
    utc.tm_year -= 1900;
    utc.tm_mon -= 1;
    const std::int64_t time_ms = std::int64_t{::timegm(&utc)} * 1000 + ms;
    // A name says one time in one way.
    return name_of(time_ms) == name ? std::optional(time_ms) : std::nullopt;
}

std::vector<std::string> names_in(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    if (!std::filesystem::exists(folder)) return names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (time_of(name) && entry.is_regular_file()) names.push_back(name);
    }
    std::ranges::sort(names, std::greater());
    return names;
}

}  // namespace mistward::backups
