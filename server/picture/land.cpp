#include "server/picture/land.hpp"

#include "server/picture/jpeg.hpp"
#include "server/picture/lumps.hpp"
#include "server/picture/resampler.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <utility>

namespace mistward::picture {
namespace {

/// Of the ground, so many points of the card are as one.
constexpr int kGrain = 2;
constexpr int kColumns = kCardWidth / kGrain;
constexpr int kRows = kCardHeight / kGrain;

constexpr Colour kMistShade{190, 208, 219};
constexpr Colour kMistLight{240, 246, 249};
constexpr Colour kShadow{58, 78, 96};
constexpr float kDarkest = 0.5F;
constexpr Colour kGlow{217, 149, 31};

/// The banks of the ground, in points of the card.
constexpr Lumps kFar{520, 150, 0.18F, 3, 7};
constexpr Lumps kNear{190, 64, -0.31F, 19, 2};

/// In place, one row or column of values: each becomes the mean of those so near.
void blur_line(float* values, int count, std::ptrdiff_t step, int reach,
               std::vector<float>& before) {
    before.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) before[static_cast<std::size_t>(i)] = values[i * step];
    const auto value = [&](int i) {
        return i < 0 || i >= count ? 0.0F : before[static_cast<std::size_t>(i)];
    };
    float sum = 0;
    for (int i = -reach; i <= reach; ++i) sum += value(i);
    const float part = 1 / static_cast<float>(2 * reach + 1);
    for (int i = 0; i < count; ++i) {
        values[i * step] = sum * part;
        sum += value(i + reach + 1) - value(i - reach);
    }
}

/// How dark the board's shadow is, 0 to 1.
std::vector<float> shadow_of(const Board& board, const Frame& frame) {
    std::vector<float> shadow(static_cast<std::size_t>(kColumns) * kRows);
    const int low = frame.side / 14 + 3;
    const auto lay = [&](const Board::Space& space) {
        const int left = std::max(0, frame.x_of(space.x) / kGrain);
        const int top = std::max(0, (frame.y_of(space.y) + low) / kGrain);
        const int right = std::min(kColumns, (frame.x_of(space.x) + frame.side) / kGrain);
        const int bottom = std::min(kRows, (frame.y_of(space.y) + frame.side + low) / kGrain);
        for (int y = top; y < bottom; ++y) {
            std::fill(shadow.begin() + y * kColumns + left, shadow.begin() + y * kColumns + right,
                      1.0F);
        }
    };
    std::ranges::for_each(board.tiles, lay);
    std::ranges::for_each(board.face_down, lay);
    std::vector<float> line;
    const int reach = std::max(2, frame.side / 24);
    for (int pass = 0; pass < 2; ++pass) {
        for (int y = 0; y < kRows; ++y) {
            blur_line(shadow.data() + std::ptrdiff_t{y} * kColumns, kColumns, 1, reach, line);
        }
        for (int x = 0; x < kColumns; ++x) {
            blur_line(shadow.data() + x, kRows, kColumns, reach, line);
        }
    }
    return shadow;
}

/// Lays a square of points on the card.
void lay_square(Canvas& card, const std::vector<std::uint8_t>& square, int side, int x, int y) {
    const auto row = static_cast<std::size_t>(side) * 3;
    for (int down = 0; down < side; ++down) {
        if (!card.has(x, y + down) || !card.has(x + side - 1, y + down)) continue;
        std::memcpy(card.at(x, y + down), square.data() + static_cast<std::size_t>(down) * row,
                    row);
    }
}

/// The smallest reduction of the atlas that is not smaller than a tile on the card.
int eighths_for(int from, int to) { return std::clamp((to * 8 + from - 1) / from, 1, 8); }

}  // namespace

void draw_ground(Canvas& card, const Board& board, const Frame& frame) {
    const auto shadow = shadow_of(board, frame);
    const Samples samples{0, 0, kGrain, kColumns, kRows};
    const auto far = lumps(samples, kFar);
    const auto near = lumps(samples, kNear);
    for (int y = 0; y < kRows; ++y) {
        for (int x = 0; x < kColumns; ++x) {
            const auto i = static_cast<std::size_t>(y * kColumns + x);
            const float light = 0.56F + far[i] * 0.34F + near[i] * 0.14F;
            const int lit = static_cast<int>(std::clamp(light, 0.0F, 1.0F) * 255);
            const int dark = static_cast<int>(shadow[i] * kDarkest * 255);
            std::array<std::uint8_t, 3 * kGrain> points{};
            for (std::size_t c = 0; c < points.size(); ++c) {
                const int mist = between(kMistShade[c % 3], kMistLight[c % 3], lit);
                points[c] = between(mist, kShadow[c % 3], dark);
            }
            for (int down = 0; down < kGrain; ++down) {
                std::ranges::copy(points, card.at(x * kGrain, y * kGrain + down));
            }
        }
    }
}

void draw_tiles(Canvas& card, const Atlas& atlas, const Board& board, const Frame& frame) {
    const int eighths = eighths_for(atlas.tile_side(), frame.side);
    const Resampler resample(atlas.tile_side() * eighths / 8, frame.side);
    const auto turn_of = [&](const Canvas& sheet, int rotation) {
        return resample(sheet.at(0, rotation * resample.from()), std::ptrdiff_t{3} * sheet.width);
    };
    if (!board.face_down.empty()) {
        const auto back = turn_of(read_jpeg(atlas.back(), eighths), 0);
        for (const auto& space : board.face_down) {
            lay_square(card, back, frame.side, frame.x_of(space.x), frame.y_of(space.y));
        }
    }
    std::map<const Face*, Canvas> sheets;
    std::map<std::pair<const Face*, int>, std::vector<std::uint8_t>> squares;
    for (const auto& tile : board.tiles) {
        auto& square = squares[{tile.face, tile.rotation}];
        if (square.empty()) {
            auto& sheet = sheets[tile.face];
            if (sheet.rgb.empty()) sheet = read_jpeg(tile.face->picture, eighths);
            square = turn_of(sheet, tile.rotation);
        }
        lay_square(card, square, frame.side, frame.x_of(tile.x), frame.y_of(tile.y));
    }
}

void draw_last(Canvas& card, const Board& board, const Frame& frame) {
    if (!board.last) return;
    const int x = frame.x_of(board.last->x);
    const int y = frame.y_of(board.last->y);
    const int thick = std::max(2, frame.side / 34);
    for (int down = 0; down < frame.side; ++down) {
        for (int across = 0; across < frame.side; ++across) {
            const int inside =
                std::min({down, across, frame.side - 1 - down, frame.side - 1 - across});
            if (inside < thick) card.blend(x + across, y + down, kGlow, 217);
        }
    }
}

}  // namespace mistward::picture
