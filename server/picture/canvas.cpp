#include "server/picture/canvas.hpp"

namespace mistward::picture {

Canvas::Canvas(int wide, int high)
    : width(wide),
      height(high),
      rgb(static_cast<std::size_t>(wide) * static_cast<std::size_t>(high) * 3) {}

std::uint8_t* Canvas::at(int x, int y) {
    return rgb.data() + (static_cast<std::ptrdiff_t>(y) * width + x) * 3;
}

const std::uint8_t* Canvas::at(int x, int y) const {
    return rgb.data() + (static_cast<std::ptrdiff_t>(y) * width + x) * 3;
}

Colour Canvas::colour(int x, int y) const {
    const std::uint8_t* point = at(x, y);
    return {point[0], point[1], point[2]};
}

void Canvas::blend(int x, int y, const Colour& colour, int cover) {
    if (!has(x, y)) return;
    std::uint8_t* point = at(x, y);
    for (std::size_t c = 0; c < 3; ++c) point[c] = between(point[c], colour[c], cover);
}

}  // namespace mistward::picture
