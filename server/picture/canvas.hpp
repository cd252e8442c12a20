#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mistward::picture {

using Colour = std::array<std::uint8_t, 3>;

/// A picture in memory: rows from the top, each point red, green and blue.
struct Canvas {
    Canvas() = default;
    Canvas(int wide, int high);

    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;

    std::uint8_t* at(int x, int y);
    const std::uint8_t* at(int x, int y) const;
    Colour colour(int x, int y) const;
    bool has(int x, int y) const { return x >= 0 && x < width && y >= 0 && y < height; }

    /// Lays a colour over a point that may be outside; `cover`: 0 nothing, 255 all.
    void blend(int x, int y, const Colour& colour, int cover);
};

/// A value between two: `a` at 0, `b` at 255.
constexpr std::uint8_t between(int a, int b, int part) {
    return static_cast<std::uint8_t>(a + ((b - a) * part + (b >= a ? 127 : -127)) / 255);
}

}  // namespace mistward::picture
