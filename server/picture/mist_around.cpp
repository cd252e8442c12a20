#include "server/picture/mist_around.hpp"

#include <algorithm>
#include <array>

namespace mistward::picture {
namespace {

constexpr std::array<Board::Space, 4> kSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

unsigned turned_sides(unsigned sides, int rotation) {
    return (sides << rotation | sides >> (4 - rotation)) & 15U;
}

bool misty(const Board::Tile& tile, unsigned side) {
    return std::ranges::any_of(tile.face->clouds, [&](unsigned cloud) {
        return (turned_sides(cloud, tile.rotation) >> side & 1U) != 0;
    });
}

/// Whether one cloud covers the corner after a side.
bool covers(const Board::Tile& tile, unsigned side) {
    const unsigned both = 1U << side | 1U << (side + 1) % 4;
    return std::ranges::any_of(tile.face->clouds, [&](unsigned cloud) {
        return (turned_sides(cloud, tile.rotation) & both) == both;
    });
}

const Board::Tile* beyond(const Places& places, Board::Space from, unsigned side) {
    return places.at(from.x + kSteps.at(side).x, from.y + kSteps.at(side).y);
}

/// Whether the other tiles that meet at the corner after a side cover it, too.
bool all_cover(const Places& places, Board::Space place, unsigned side) {
    const unsigned next = (side + 1) % 4;
    const Board::Space across{place.x + kSteps.at(side).x, place.y + kSteps.at(side).y};
    const auto open = [](const Board::Tile* other, unsigned corner) {
        return other == nullptr || covers(*other, corner);
    };
    return open(places.at(across.x, across.y), next) &&
           open(beyond(places, place, next), (next + 2) % 4) &&
           open(beyond(places, across, next), (side + 2) % 4);
}

}  // namespace

Around around_of(const Board::Tile& tile, const Places& places) {
    Around around = 0;
    for (unsigned side = 0; side < 4; ++side) {
        const Board::Tile* other = beyond(places, tile, side);
        const bool goes_on = other == nullptr || misty(*other, (side + 2) % 4);
        if (misty(tile, side) && goes_on) around |= 1U << side;
        if (covers(tile, side) && all_cover(places, tile, side)) around |= 16U << side;
    }
    return around;
}

}  // namespace mistward::picture
