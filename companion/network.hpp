#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace mistward::companion {

/// A small function from features to a chance of winning: one hidden layer and a linear part beside
/// it. The same on every platform: only additions, multiplications and divisions of floats, each
/// sum in a fixed order (the library is compiled without contraction).
class Network {
public:
    static constexpr std::size_t kHidden = 32;

    /// How many weights a network over so many features has: for each feature its linear weight and
    /// one for each hidden unit; then the units' biases; then the units' weights.
    static constexpr std::size_t weights_of(std::size_t features) {
        return features * (kHidden + 1) + 2 * kHidden;
    }

    /// All weights are 0: an even chance, whatever is seen.
    explicit Network(std::size_t features = 0)
        : features_(features), weights_(weights_of(features)) {}

    std::size_t features() const { return features_; }

    /// In the order of `weights_of`; for reading, writing and training.
    std::span<const float> weights() const { return weights_; }
    std::span<float> weights() { return weights_; }

    /// The hidden units before their activation, and the linear part: what training needs to go
    /// back from the answer to the weights.
    struct Insight {
        float linear = 0;
        float hidden[kHidden] = {};
    };

    /// How likely winning is, as the logarithm of the odds. There must be as many values as
    /// features.
    float logit(std::span<const float> values) const;

    /// The same, with what led to it.
    float logit(std::span<const float> values, Insight& insight) const;

    friend bool operator==(const Network&, const Network&) = default;

private:
    std::size_t features_;
    std::vector<float> weights_;
};

/// What a hidden unit passes on: -1 to 1.
inline float activation(float sum) { return sum / (1.0F + (sum < 0 ? -sum : sum)); }

/// The chance, 0 to 1, of odds given by their logarithm. The same on every platform, accurate to
/// 1e-6.
float chance_of(float logit);

/// The logarithm of the odds of a chance between 0 and 1, both excluded; the inverse of `chance_of`
/// and as accurate.
float logit_of(float chance);

}  // namespace mistward::companion
