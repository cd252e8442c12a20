#include "companion/network.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace mistward::companion {
namespace {

/// Eight hidden units at once; compilers that know no such registers take two or four of theirs.
/// Each unit is summed by itself, so the width changes no result.
using Eight = float __attribute__((vector_size(32)));
constexpr std::size_t kLanes = 8;
constexpr std::size_t kBlocks = Network::kHidden / kLanes;

void load(const float* from, Eight& eight) { std::memcpy(&eight, from, sizeof(eight)); }

/// e^x for x of a moderate size, by a power of two and Taylor's series.
double exponential(double x) {
    constexpr double kLog2 = 0.693147180559945309417;
    const double whole = std::floor(x / kLog2 + 0.5);
    const double rest = x - whole * kLog2;
    double term = 1;
    double sum = 1;
    for (int n = 1; n <= 12; ++n) {
        term = term * rest / n;
        sum = sum + term;
    }
    return std::ldexp(sum, static_cast<int>(whole));
}

}  // namespace

float Network::logit(std::span<const float> values, Insight& insight) const {
    const float* row = weights_.data();
    const float* const biases = row + features_ * (kHidden + 1);
    Eight sums[kBlocks];
    for (std::size_t b = 0; b < kBlocks; ++b) load(biases + b * kLanes, sums[b]);
    float linear = 0;
    for (std::size_t i = 0; i < features_; ++i, row += kHidden + 1) {
        const float value = values[i];
        if (value == 0) continue;
        linear = linear + value * row[0];
        for (std::size_t b = 0; b < kBlocks; ++b) {
            Eight weights;
            load(row + 1 + b * kLanes, weights);
            sums[b] = sums[b] + value * weights;
        }
    }
    std::memcpy(insight.hidden, sums, sizeof(insight.hidden));
    insight.linear = linear;
    const float* const outer = biases + kHidden;
    float logit = linear;
    for (std::size_t j = 0; j < kHidden; ++j) {
        logit = logit + activation(insight.hidden[j]) * outer[j];
    }
    return logit;
}

float Network::logit(std::span<const float> values) const {
    Insight insight;
    return logit(values, insight);
}

float chance_of(float logit) {
    const double bounded = std::clamp(static_cast<double>(logit), -40.0, 40.0);
    return static_cast<float>(1.0 / (1.0 + exponential(-bounded)));
}

float logit_of(float chance) {
    // Newton's method on the logistic function; from the middle outwards, each step bounded.
    const double wanted = std::clamp(static_cast<double>(chance), 1e-6, 1.0 - 1e-6);
    double logit = 0;
    for (int step = 0; step < 40; ++step) {
        const double here = 1.0 / (1.0 + exponential(-logit));
        logit = logit + std::clamp((wanted - here) / (here * (1.0 - here)), -1.0, 1.0);
    }
    return static_cast<float>(logit);
}

}  // namespace mistward::companion
