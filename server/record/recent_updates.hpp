#pragma once

#include "server/record/frame.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mistward::rooms {

/// The newest updates of a game as they were sent, bounded in number and bytes: those that many are
/// about to ask for. Others are made again. A value.
class RecentUpdates {
public:
    static constexpr std::size_t kMaxUpdates = 16;
    static constexpr std::size_t kMaxBytes = std::size_t{6} * 1024;

    void push(Told update);

    /// Whether every update after `since` is here, in a log that ends at `seq`.
    bool reaches_back_to(std::uint64_t since, std::uint64_t seq) const;

    /// The updates after `since`, oldest first; the log must reach back to it.
    std::vector<Told> after(std::uint64_t since, std::uint64_t seq) const;

    const Told& newest() const { return updates_.back(); }

private:
    std::vector<Told> updates_;  ///< oldest first
    std::size_t bytes_ = 0;
};

}  // namespace mistward::rooms
