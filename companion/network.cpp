#include "companion/network.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace mistward::companion {
namespace {

/// Four hidden units at once. Each unit is summed by itself, so the width changes no result.
using Four = float __attribute__((vector_size(16)));
constexpr std::size_t kLanes = 4;
constexpr std::size_t kBlocks = Network::kHidden / kLanes;
static_assert(kBlocks == 8);  // as the loops below are unrolled, for which their sums fit registers

inline Four load(const float* from) {
    Four four;
    std::memcpy(&four, from, sizeof(four));
    return four;
}

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

/// What the hidden units add.
float pass_on(const float* hidden, const float* outer) {
    Four sum = {};
    for (std::size_t b = 0; b < kBlocks; ++b) {
        const Four unit = load(hidden + b * kLanes);
        const Four size = unit < 0 ? -unit : unit;
        sum = sum + unit / (1.0F + size) * load(outer + b * kLanes);
    }
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

}  // namespace

float Network::logit(std::span<const float> values, Insight& insight) const {
    const float* row = weights_.data();
    const float* const biases = row + features_ * (kHidden + 1);
    Four sums[kBlocks];
#pragma GCC unroll 8
    for (std::size_t b = 0; b < kBlocks; ++b) sums[b] = load(biases + b * kLanes);
    // Four sums, so that each addition need not wait for the one before.
    float linear[4] = {};
    for (std::size_t i = 0; i < features_; ++i, row += kHidden + 1) {
        const float value = values[i];
        linear[i % 4] = linear[i % 4] + value * row[0];
#pragma GCC unroll 8
        for (std::size_t b = 0; b < kBlocks; ++b) {
            sums[b] = sums[b] + value * load(row + 1 + b * kLanes);
        }
    }
    std::memcpy(insight.hidden, sums, sizeof(insight.hidden));
    insight.linear = (linear[0] + linear[1]) + (linear[2] + linear[3]);
    return insight.linear + pass_on(insight.hidden, biases + kHidden);
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
