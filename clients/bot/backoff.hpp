#pragma once

#include <chrono>
#include <cstdint>
#include <random>

namespace mistward::bot {

/// How long to wait before the next attempt to reach a server: twice as long each time, between 0.2
/// s and 5 s, and each wait shortened at random by up to a half, so that many clients do not come
/// at once.
class Backoff {
public:
    explicit Backoff(std::uint64_t seed) : random_(seed) {}

    std::chrono::milliseconds next();

    /// The attempt succeeded.
    void reset() { attempts_ = 0; }

private:
    std::mt19937_64 random_;
    unsigned attempts_ = 0;
};

}  // namespace mistward::bot
