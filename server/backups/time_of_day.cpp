#include "server/backups/time_of_day.hpp"

#include <charconv>

namespace mistward::backups {
namespace {

constexpr std::int64_t kMinuteMs = 60'000;
constexpr std::int64_t kDayMs = 24 * 60 * kMinuteMs;

std::optional<int> read_two_digits(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_whole = error == std::errc() && end == text.data() + text.size();
    return is_whole && text.front() != '-' ? std::optional(value) : std::nullopt;
}

/// The last one of these times that is not after `now_ms`.
std::int64_t last_time(std::int64_t now_ms, std::int64_t at_ms) {
    const std::int64_t today = now_ms - now_ms % kDayMs + at_ms;
    return today <= now_ms ? today : today - kDayMs;
}

}  // namespace

std::optional<std::int64_t> read_time_of_day(std::string_view text) {
    if (text.size() != 5 || text[2] != ':') return std::nullopt;
    const auto hours = read_two_digits(text.substr(0, 2));
    const auto minutes = read_two_digits(text.substr(3));
    if (!hours || !minutes || *hours > 23 || *minutes > 59) return std::nullopt;
    return (*hours * 60 + *minutes) * kMinuteMs;
}

std::int64_t due_at(std::int64_t now_ms, std::optional<std::int64_t> last_ms, std::int64_t at_ms) {
    const std::int64_t last_time_ms = last_time(now_ms, at_ms);
    return !last_ms || *last_ms < last_time_ms ? now_ms : last_time_ms + kDayMs;
}

}  // namespace mistward::backups
