#include "clients/bot/backoff.hpp"

#include <algorithm>

namespace mistward::bot {

std::chrono::milliseconds Backoff::next() {
    constexpr std::int64_t kFirstMs = 200;
    constexpr std::int64_t kLongestMs = 5000;
    constexpr unsigned kMostDoublings = 5;
    const std::int64_t full = std::min(kFirstMs << std::min(attempts_, kMostDoublings), kLongestMs);
    ++attempts_;
    return std::chrono::milliseconds(
        std::uniform_int_distribution<std::int64_t>(full / 2, full)(random_));
}

}  // namespace mistward::bot
