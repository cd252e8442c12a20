#include "server/behaviour/speech.hpp"

#include <algorithm>

namespace mistward::rooms {

bool Speech::has(const std::string& id) const { return std::ranges::find(ids_, id) != ids_.end(); }

std::int64_t Speech::wait_ms(std::int64_t now_ms) const {
    return std::max<std::int64_t>(0, used_until(now_ms) - now_ms - (kBurst - 1) * kPauseMs);
}

void Speech::note(const std::string& id, std::int64_t now_ms) {
    used_until_ms_ = used_until(now_ms) + kPauseMs;
    ids_.push_back(id);
    if (ids_.size() > kIds) ids_.erase(ids_.begin());
}

/// A clock that was set back must not silence a seat for as long as it was wrong.
std::int64_t Speech::used_until(std::int64_t now_ms) const {
    return std::clamp(used_until_ms_, now_ms, now_ms + kBurst * kPauseMs);
}

}  // namespace mistward::rooms
