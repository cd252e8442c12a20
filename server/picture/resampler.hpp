#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mistward::picture {

/// Makes squares of one size out of squares of another: each point becomes the mean of those that
/// it covers, nearer ones counting more.
class Resampler {
public:
    /// Sides in points, at least 1.
    Resampler(int from, int to);

    int from() const { return from_; }
    int to() const { return to_; }

    /// The square of red, green and blue whose rows begin `stride` bytes after each other.
    std::vector<std::uint8_t> operator()(const std::uint8_t* square, std::ptrdiff_t stride) const;

private:
    /// What one point is the mean of.
    struct Span {
        int first = 0;
        std::vector<int> weights;  ///< 4096 in all
    };

    int from_;
    int to_;
    std::vector<Span> spans_;
};

}  // namespace mistward::picture
