#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace mistward::companion::mists {

/// What works bring together, each all of its points or none, independently: the exact chances of
/// every sum up to `kMost`.
class PointChances {
public:
    static constexpr std::size_t kMost = 48;

    PointChances() { chances_[0] = 1; }

    void add(std::size_t points, float chance) {
        if (points == 0 || chance <= 0) return;
        for (std::size_t sum = highest_ + 1; sum-- != 0;) {
            const float moved = chances_[sum] * chance;
            chances_[sum] -= moved;
            chances_[std::min(sum + points, kMost)] += moved;
        }
        highest_ = std::min(highest_ + points, kMost);
    }

    /// The chance of at least so many points; 0 for more than `kMost`.
    float at_least(float points) const {
        if (points > static_cast<float>(kMost)) return 0;
        float sum = 0;
        for (std::size_t i = highest_ + 1; i-- != 0 && static_cast<float>(i) >= points;) {
            sum += chances_[i];
        }
        return sum;
    }

private:
    std::array<float, kMost + 1> chances_{};
    std::size_t highest_ = 0;
};

}  // namespace mistward::companion::mists
