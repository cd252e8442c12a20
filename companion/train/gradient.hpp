#pragma once

#include "companion/network.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace mistward::companion::train {

/// Adds to `slope`, which has a number for each weight, how the cross-entropy between the network's
/// chance and `target`, 0 to 1, grows with each weight.
void add_gradient(const Network& network, std::span<const float> values, float target,
                  std::span<float> slope);

/// Adam (Kingma and Ba, 2015), and beside the weights their running mean, which plays better than
/// they do at any moment.
class Optimizer {
public:
    explicit Optimizer(std::size_t weights) : mean_(weights), square_(weights), steps_(0) {}

    /// Moves the weights against the slope, and the average after them.
    void step(Network& network, Network& average, std::span<const float> slope, float rate);

    std::uint64_t steps() const { return steps_; }

    // For checkpoints.
    std::vector<float>& mean() { return mean_; }
    std::vector<float>& square() { return square_; }
    void set_steps(std::uint64_t steps) { steps_ = steps; }

private:
    std::vector<float> mean_;
    std::vector<float> square_;
    std::uint64_t steps_;
};

}  // namespace mistward::companion::train
