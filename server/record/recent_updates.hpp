#pragma once

#include "server/record/frame.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace mistward::rooms {

/// The newest updates of a game as they were sent, bounded in number and bytes: of a few kilobytes,
/// because whoever missed more is as well off with a snapshot. A value.
class RecentUpdates {
public:
    static constexpr std::size_t kMaxUpdates = 16;
    static constexpr std::size_t kMaxBytes = std::size_t{16} * 1024;

    void push(Frame update);

    /// Whether every update after `since` is here, in a log that ends at `seq`.
    bool reaches_back_to(std::uint64_t since, std::uint64_t seq) const;

    /// The updates after `since`, oldest first; the log must reach back to it.
    std::vector<Frame> after(std::uint64_t since, std::uint64_t seq) const;

    const Frame& newest() const { return updates_.back(); }

private:
    std::deque<Frame> updates_;
    std::size_t bytes_ = 0;
};

}  // namespace mistward::rooms
