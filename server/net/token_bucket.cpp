#include "server/net/token_bucket.hpp"

#include <algorithm>
#include <cmath>

namespace mistward::net {

TokenBucket::TokenBucket(double per_second, double burst, Clock::time_point now)
    : per_second_(per_second), burst_(burst), tokens_(burst), filled_(now) {}

double TokenBucket::filled_by(Clock::time_point now) const {
    const std::chrono::duration<double> passed = now - filled_;
    return std::min(burst_, tokens_ + passed.count() * per_second_);
}

bool TokenBucket::take(Clock::time_point now, double tokens) {
    tokens_ = filled_by(now);
    filled_ = now;
    const double wanted = std::min(tokens, burst_);
    if (tokens_ < wanted) return false;
    tokens_ -= wanted;
    return true;
}

void TokenBucket::give_back(double tokens) { tokens_ = std::min(burst_, tokens_ + tokens); }

std::chrono::milliseconds TokenBucket::wait(double tokens) const {
    const double missing = std::min(tokens, burst_) - tokens_;
    if (missing <= 0) return std::chrono::milliseconds::zero();
    return std::chrono::milliseconds(
        static_cast<std::chrono::milliseconds::rep>(std::ceil(missing / per_second_ * 1000)));
}

double TokenBucket::debt(Clock::time_point now) const { return 1 - filled_by(now) / burst_; }

}  // namespace mistward::net
