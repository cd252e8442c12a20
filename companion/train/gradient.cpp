#include "companion/train/gradient.hpp"

#include <algorithm>
#include <cmath>

namespace mistward::companion::train {

void add_gradient(const Network& network, std::span<const float> values, float target,
                  std::span<float> slope) {
    constexpr std::size_t kHidden = Network::kHidden;
    Network::Insight insight;
    const float error = chance_of(network.logit(values, insight)) - target;
    const std::size_t features = network.features();
    const float* const outer = network.weights().data() + features * (kHidden + 1) + kHidden;
    float* const biases = slope.data() + features * (kHidden + 1);
    float inner[kHidden];
    for (std::size_t j = 0; j < kHidden; ++j) {
        const float steepness = 1.0F / (1.0F + std::fabs(insight.hidden[j]));
        biases[kHidden + j] += error * activation(insight.hidden[j]);
        inner[j] = error * outer[j] * steepness * steepness;
        biases[j] += inner[j];
    }
    float* row = slope.data();
    for (std::size_t i = 0; i < features; ++i, row += kHidden + 1) {
        const float value = values[i];
        if (value == 0) continue;
        row[0] += error * value;
        for (std::size_t j = 0; j < kHidden; ++j) row[1 + j] += inner[j] * value;
    }
}

void Optimizer::step(Network& network, Network& average, std::span<const float> slope, float rate) {
    constexpr float kMean = 0.9F;
    constexpr float kSquare = 0.999F;
    constexpr float kAverage = 0.9995F;
    ++steps_;
    const auto t = static_cast<float>(std::min<std::uint64_t>(steps_, 100'000));
    const float step = rate / (1.0F - std::pow(kMean, t));
    const float scale = 1.0F / (1.0F - std::pow(kSquare, t));
    // While it is young the average follows quickly, so that the first weights are soon forgotten.
    const float keep = std::min(kAverage, t / (t + 10.0F));
    const auto weights = network.weights();
    const auto averages = average.weights();
    for (std::size_t i = 0; i < weights.size(); ++i) {
        mean_[i] = kMean * mean_[i] + (1 - kMean) * slope[i];
        square_[i] = kSquare * square_[i] + (1 - kSquare) * slope[i] * slope[i];
        weights[i] -= step * mean_[i] / (std::sqrt(square_[i] * scale) + 1e-8F);
        averages[i] = keep * averages[i] + (1 - keep) * weights[i];
    }
}

}  // namespace mistward::companion::train
