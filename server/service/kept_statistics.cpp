#include "server/service/kept_statistics.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

constexpr int kRest = 20;  ///< times what it took to compute

}  // namespace

KeptStatistics::Document KeptStatistics::find(std::uint64_t version, Clock::time_point now) {
    const std::lock_guard lock(mutex_);
    const bool is_new = document_ && version_ == version;
    if (is_new || (document_ && (computing_ || now < rests_until_))) return document_;
    computing_ = true;
    return nullptr;
}

void KeptStatistics::put(Document document, std::uint64_t version, Clock::time_point began,
                         Clock::time_point now) {
    const std::lock_guard lock(mutex_);
    computing_ = false;
    if (document) {
        document_ = std::move(document);
        version_ = version;
        rests_until_ = now + kRest * (now - began);
    }
}

}  // namespace mistward::rooms
