#include "server/picture/figures.hpp"

#include "server/picture/resampler.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace mistward::picture {
namespace {

/// The point of an upright square that is seen there when it lies, in bytes.
std::size_t source(Pose pose, int side, int x, int y) {
    const int last = side - 1;
    switch (pose) {
        case Pose::LiesLeft:
            return static_cast<std::size_t>(x * side + last - y) * 3;
        case Pose::LiesRight:
            return static_cast<std::size_t>((last - x) * side + y) * 3;
        case Pose::Upright:
            break;
    }
    return static_cast<std::size_t>(y * side + x) * 3;
}

}  // namespace

const Figures::Ready& Figures::ready(const std::string& figure, int side) {
    auto& made = made_[{figure, side}];
    if (made.colours.empty()) {
        const Resampler resample(atlas_.figure_side(), side);
        const Canvas& sheet = atlas_.figures();
        const int column = atlas_.figure(figure) * atlas_.figure_side();
        const std::ptrdiff_t stride = std::ptrdiff_t{3} * sheet.width;
        made.colours = resample(sheet.at(column, 0), stride);
        made.covers = resample(sheet.at(column, atlas_.figure_side()), stride);
    }
    return made;
}

void Figures::draw(Canvas& card, const std::string& figure, const Stand& stand) {
    const int side =
        std::max(1, static_cast<int>(std::lround(atlas_.figure_units() * stand.scale)));
    const Ready& made = ready(figure, side);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const int across = stand.x - side / 2 + x;
            const int down = stand.y - side / 2 + y;
            const std::size_t from = source(stand.pose, side, x, y);
            const int cover = made.covers[from] * stand.cover / 255;
            if (cover == 0 || !card.has(across, down)) continue;
            std::uint8_t* point = card.at(across, down);
            for (std::size_t c = 0; c < 3; ++c) {
                const int shown = made.colours[from + c] * stand.cover / 255;
                point[c] = static_cast<std::uint8_t>(
                    std::min(255, shown + (point[c] * (255 - cover) + 127) / 255));
            }
        }
    }
}

}  // namespace mistward::picture
