#pragma once

#include "protocol/json.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>

namespace mistward::rooms {

/// STATISTICS of the guide as they were computed last. They are read and written anew only when
/// they may have changed, by one caller at a time, and for a twentieth of the time at most;
/// meanwhile the last ones are told. May be used from any thread.
class KeptStatistics {
public:
    using Document = std::shared_ptr<const protocol::Json>;
    using Clock = std::chrono::steady_clock;

    /// What is to be told now; or null if the caller is to compute it and then call `put`.
    /// `version` is the store's.
    Document find(std::uint64_t version, Clock::time_point now);

    /// What was computed between `began` and `now`, when the store had `version`; null if that
    /// failed.
    void put(Document document, std::uint64_t version, Clock::time_point began,
             Clock::time_point now);

private:
    std::mutex mutex_;
    Document document_;
    std::uint64_t version_ = 0;
    Clock::time_point rests_until_;
    bool computing_ = false;
};

}  // namespace mistward::rooms
