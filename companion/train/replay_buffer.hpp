#pragma once

#include "companion/search/random.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace mistward::companion::train {

/// The positions of the last games and what became of them, to be learned from several times.
class ReplayBuffer {
public:
    ReplayBuffer(std::size_t features, std::size_t capacity)
        : features_(features), capacity_(capacity) {}

    std::size_t size() const { return targets_.size(); }

    /// Takes the place of the oldest when there is no room.
    void add(std::span<const float> values, float target) {
        if (size() < capacity_) {
            values_.insert(values_.end(), values.begin(), values.end());
            targets_.push_back(target);
            return;
        }
        std::copy(values.begin(), values.end(),
                  values_.begin() + static_cast<std::ptrdiff_t>(oldest_ * features_));
        targets_[oldest_] = target;
        oldest_ = (oldest_ + 1) % capacity_;
    }

    struct Sample {
        std::span<const float> values;
        float target;
    };

    /// Any of them; there must be one.
    Sample any(Random& random) const {
        const std::size_t i = random.below(size());
        return {{values_.data() + i * features_, features_}, targets_[i]};
    }

private:
    std::size_t features_;
    std::size_t capacity_;
    std::size_t oldest_ = 0;
    std::vector<float> values_;
    std::vector<float> targets_;
};

}  // namespace mistward::companion::train
