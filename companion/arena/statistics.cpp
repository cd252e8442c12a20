#include "companion/arena/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace mistward::arena {
namespace {

double log_choose(double n, double k) {
    return std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1);
}

}  // namespace

Estimate share(std::size_t hits, std::size_t count) {
    if (count == 0) return {.value = 0, .low = 0, .high = 1};
    const auto n = static_cast<double>(count);
    const double p = static_cast<double>(hits) / n;
    const double z2 = kDeviations * kDeviations;
    const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = kDeviations * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n);
    return {.value = p, .low = std::max(0.0, centre - half), .high = std::min(1.0, centre + half)};
}

Estimate mean(std::span<const double> values) {
    if (values.empty()) return {};
    const auto n = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values) sum += value;
    const double middle = sum / n;
    double squares = 0;
    for (const double value : values) squares += (value - middle) * (value - middle);
    const double half =
        values.size() < 2 ? INFINITY : kDeviations * std::sqrt(squares / (n - 1) / n);
    return {.value = middle, .low = middle - half, .high = middle + half};
}

Estimate mean_between(double least, double most, std::span<const double> values) {
    const Estimate estimate = mean(values);
    if (estimate.value == least || estimate.value == most) {
        const Estimate all = share(estimate.value == most ? values.size() : 0, values.size());
        return {.value = estimate.value,
                .low = least + (most - least) * all.low,
                .high = least + (most - least) * all.high};
    }
    return {.value = estimate.value,
            .low = std::max(least, estimate.low),
            .high = std::min(most, estimate.high)};
}

double mcnemar(std::size_t only_first, std::size_t only_second) {
    const auto n = static_cast<double>(only_first + only_second);
    const std::size_t fewer = std::min(only_first, only_second);
    double tail = 0;
    for (std::size_t k = 0; k <= fewer; ++k) {
        tail += std::exp(log_choose(n, static_cast<double>(k)) - n * std::log(2.0));
    }
    return std::min(1.0, 2 * tail);
}

}  // namespace mistward::arena
