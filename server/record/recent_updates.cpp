#include "server/record/recent_updates.hpp"

#include <iterator>

namespace mistward::rooms {

void RecentUpdates::push(Told update) {
    bytes_ += update.bytes();
    updates_.push_back(std::move(update));
    while (updates_.size() > kMaxUpdates || (bytes_ > kMaxBytes && updates_.size() > 1)) {
        bytes_ -= updates_.front().bytes();
        updates_.erase(updates_.begin());
    }
}

bool RecentUpdates::reaches_back_to(std::uint64_t since, std::uint64_t seq) const {
    return since <= seq && seq - since <= updates_.size();
}

std::vector<Told> RecentUpdates::after(std::uint64_t since, std::uint64_t seq) const {
    const auto missed = static_cast<std::ptrdiff_t>(seq - since);
    return {std::prev(updates_.end(), missed), updates_.end()};
}

}  // namespace mistward::rooms
