#pragma once

#include <chrono>

namespace mistward::net {

/// Lets `burst` tokens through at once and `per_second` in the long run.
class TokenBucket {
public:
    using Clock = std::chrono::steady_clock;

    TokenBucket(double per_second, double burst, Clock::time_point now);

    /// True, and `tokens` less, if there are as many. What is more than the burst counts as the
    /// burst, for it could never be had.
    bool take(Clock::time_point now, double tokens = 1);

    /// Takes back what was taken for nothing.
    void give_back(double tokens = 1);

    /// How long after the last `take` that many tokens are there; rounded up.
    std::chrono::milliseconds wait(double tokens = 1) const;

    /// What was there after the last `take`.
    double tokens() const { return tokens_; }

    /// How empty it is by then: 0 is full, 1 is empty.
    double debt(Clock::time_point now) const;

private:
    double filled_by(Clock::time_point now) const;

    double per_second_;
    double burst_;
    double tokens_;
    Clock::time_point filled_;
};

}  // namespace mistward::net
