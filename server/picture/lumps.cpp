#include "server/picture/lumps.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>

namespace mistward::picture {
namespace {

float chance(int x, int y) {
    std::uint32_t mixed =
        static_cast<std::uint32_t>(x) * 374761393U ^ static_cast<std::uint32_t>(y) * 668265263U;
    mixed = (mixed ^ (mixed >> 13)) * 1274126177U;
    return static_cast<float>(mixed ^ (mixed >> 16)) / 2147483648.0F - 1;
}

/// Of the four corners of a lump; they are the same for many samples.
struct Heights {
    int x = 0;
    float upper_left = 0;
    float upper_right = 0;
    float lower_left = 0;
    float lower_right = 0;

    float between(float u, float v) const {
        const float upper = upper_left + (upper_right - upper_left) * u;
        const float lower = lower_left + (lower_right - lower_left) * u;
        return upper + (lower - upper) * v;
    }
};

Heights heights_at(int x, int y) {
    return {x, chance(x, y), chance(x + 1, y), chance(x, y + 1), chance(x + 1, y + 1)};
}

}  // namespace

std::vector<float> lumps(const Samples& samples, const Lumps& kind) {
    std::vector<float> values;
    values.reserve(static_cast<std::size_t>(samples.columns) *
                   static_cast<std::size_t>(samples.rows));
    for (int row = 0; row < samples.rows; ++row) {
        const float down =
            (samples.y + static_cast<float>(row) * samples.step) / kind.height + kind.shift_y;
        const float top = std::floor(down);
        const float v = smooth(down - top);
        const float askew = kind.shift_x + (top + v) * kind.slant;
        const int above = static_cast<int>(top);
        Heights heights;
        for (int column = 0; column < samples.columns; ++column) {
            const float across =
                (samples.x + static_cast<float>(column) * samples.step) / kind.width + askew;
            const float left = std::floor(across);
            const int x = static_cast<int>(left);
            if (column == 0 || x != heights.x) heights = heights_at(x, above);
            values.push_back(heights.between(smooth(across - left), v));
        }
    }
    return values;
}

}  // namespace mistward::picture
