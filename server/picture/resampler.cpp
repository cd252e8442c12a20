#include "server/picture/resampler.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace mistward::picture {
namespace {

constexpr int kWhole = 4096;

/// One point, from points `step` bytes apart.
void mean(const std::uint8_t* points, std::ptrdiff_t step, const std::vector<int>& weights,
          std::uint8_t* into) {
    std::array<int, 3> sums{kWhole / 2, kWhole / 2, kWhole / 2};
    for (const int weight : weights) {
        for (std::size_t c = 0; c < 3; ++c) sums[c] += weight * points[c];
        points += step;
    }
    for (std::size_t c = 0; c < 3; ++c) into[c] = static_cast<std::uint8_t>(sums[c] / kWhole);
}

}  // namespace

Resampler::Resampler(int from, int to) : from_(from), to_(to) {
    const double ratio = static_cast<double>(from) / to;
    const double reach = std::max(1.0, ratio);
    for (int point = 0; point < to; ++point) {
        const double middle = (point + 0.5) * ratio;
        const int first = std::max(0, static_cast<int>(std::floor(middle - reach)));
        const int end = std::min(from, static_cast<int>(std::ceil(middle + reach)));
        std::vector<double> parts;
        for (int at = first; at < end; ++at) {
            parts.push_back(std::max(0.0, 1 - std::abs(at + 0.5 - middle) / reach));
        }
        const double sum = std::accumulate(parts.begin(), parts.end(), 0.0);
        Span span{first, {}};
        for (const double part : parts) {
            span.weights.push_back(static_cast<int>(std::lround(part / sum * kWhole)));
        }
        // Rounded, they may come to a little more or less.
        const int weighed = std::accumulate(span.weights.begin(), span.weights.end(), 0);
        span.weights[span.weights.size() / 2] += kWhole - weighed;
        spans_.push_back(std::move(span));
    }
}

std::vector<std::uint8_t> Resampler::operator()(const std::uint8_t* square,
                                                std::ptrdiff_t stride) const {
    const std::ptrdiff_t row = std::ptrdiff_t{3} * to_;
    std::vector<std::uint8_t> narrow(static_cast<std::size_t>(row * from_));
    for (std::ptrdiff_t y = 0; y < from_; ++y) {
        std::uint8_t* into = narrow.data() + y * row;
        for (const Span& span : spans_) {
            mean(square + y * stride + std::ptrdiff_t{3} * span.first, 3, span.weights, into);
            into += 3;
        }
    }
    std::vector<std::uint8_t> made(static_cast<std::size_t>(row * to_));
    std::uint8_t* into = made.data();
    for (const Span& span : spans_) {
        const std::uint8_t* from = narrow.data() + row * span.first;
        for (std::ptrdiff_t x = 0; x < row; x += 3, into += 3) {
            mean(from + x, row, span.weights, into);
        }
    }
    return made;
}

}  // namespace mistward::picture
