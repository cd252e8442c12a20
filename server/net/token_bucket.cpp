#include "server/net/token_bucket.hpp"

#include <algorithm>
#include <cmath>

namespace mistward::net {

TokenBucket::TokenBucket(double per_second, double burst, Clock::time_point now)
    : per_second_(per_second), burst_(burst), tokens_(burst), filled_(now) {}

bool TokenBucket::take(Clock::time_point now) {
    const std::chrono::duration<double> passed = now - filled_;
    tokens_ = std::min(burst_, tokens_ + passed.count() * per_second_);
    filled_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
}

Duration TokenBucket::wait() const {
    if (tokens_ >= 1) return Duration::zero();
    const double seconds = (1 - tokens_) / per_second_;
    return Duration(static_cast<Duration::rep>(std::ceil(seconds * 1000)));
}

}  // namespace mistward::net
