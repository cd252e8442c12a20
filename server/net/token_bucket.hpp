#pragma once

#include "server/net/limits.hpp"

namespace mistward::net {

/// Lets `burst` events through at once and `per_second` in the long run.
class TokenBucket {
public:
    using Clock = std::chrono::steady_clock;

    TokenBucket(double per_second, double burst, Clock::time_point now);

    /// True, and one token less, if there is one.
    bool take(Clock::time_point now);

    /// How long after the last `take` the next token comes; rounded up.
    Duration wait() const;

private:
    double per_second_;
    double burst_;
    double tokens_;
    Clock::time_point filled_;
};

}  // namespace mistward::net
