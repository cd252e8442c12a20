#include "server/picture/mist.hpp"

#include "server/picture/lumps.hpp"
#include "server/picture/mist_around.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mistward::picture {
namespace {

// All lengths are in hundredths of a tile's side.

/// So far a border reaches into its tile, and how little the inside has to say against it.
constexpr float kReach = 34;
constexpr float kInside = 1.0F / 24;
/// So far about a corner that is left clear the mist is thinner.
constexpr float kCorner = 30;
/// Thinner is not seen, thicker hides the most.
constexpr float kThin = 0.16F;
constexpr float kThick = 0.8F;
constexpr float kThickest = 0.86F * 0.94F;
/// Over a road it is thinner by this part.
constexpr float kRoadPart = 0.5F;

constexpr Lumps kBanks{92, 34, 0.21F, 9, 5};
constexpr Lumps kHeaps{28, 16, -0.37F, 0, 0};
constexpr Lumps kShreds{21, 10, 0.43F, 40, 3};
constexpr Lumps kThreads{15, 6, -0.61F, 11, 27};

constexpr Colour kLight{255, 255, 252};
constexpr Colour kShade{158, 174, 190};

/// Rounds the mist off about the corners that it leaves clear.
float clear_of_corners(Around around, float x, float y) {
    constexpr std::array<std::array<float, 2>, 4> kCorners{
        {{100, 0}, {100, 100}, {0, 100}, {0, 0}}};
    float product = 1;
    for (unsigned corner = 0; corner < 4; ++corner) {
        if ((around & 16U << corner) != 0) continue;
        const float away = std::hypot(x - kCorners.at(corner)[0], y - kCorners.at(corner)[1]);
        if (away < kCorner) product *= smooth(away / kCorner);
    }
    return product;
}

/// How high the mist stands, led over from the inside to what the borders say.
float mist_height(float inside, Around around, float x, float y) {
    const std::array<float, 4> away{y, 100 - x, 100 - y, x};
    float weight = kInside;
    float sum = kInside * inside;
    for (unsigned side = 0; side < 4; ++side) {
        if (away.at(side) >= kReach) continue;
        const float pull = 1 / std::max(away.at(side), 1e-6F) - 1 / kReach;
        if ((around & 1U << side) != 0) sum += pull;
        weight += pull;
    }
    return sum / weight * clear_of_corners(around, x, y);
}

/// What the atlas notes of a point of a turned tile; `column` 0: the mist inside, 1: the roads.
float noted(const Atlas& atlas, const Board::Tile& tile, Spot spot, int column) {
    const Spot plain = turned(spot, (4 - tile.rotation) % 4);
    const int points = atlas.mist_points();
    const int x = std::clamp(plain.x * points / 100, 0, points - 1);
    const int y = std::clamp(plain.y * points / 100, 0, points - 1);
    return static_cast<float>(*atlas.mist().at(column * points + x, tile.face->mist * points + y)) /
           255;
}

/// How much the mist is torn, over the points of a tile and one more row above and column before.
std::vector<float> torn_of(const Board::Tile& tile, int points) {
    const float step = 100.0F / static_cast<float>(points);
    const Samples samples{static_cast<float>(tile.x) * 100 - step / 2,
                          static_cast<float>(tile.y) * 100 - step / 2, step, points + 1,
                          points + 1};
    // The ridges of lumps are narrow and their valleys wide, as threads of mist are.
    const auto ridge = [](float value) { return 1 - 2 * std::abs(value); };
    std::vector<float> torn = lumps(samples, kBanks);
    const auto heaps = lumps(samples, kHeaps);
    const auto shreds = lumps(samples, kShreds);
    const auto threads = lumps(samples, kThreads);
    for (std::size_t i = 0; i < torn.size(); ++i) {
        torn[i] = torn[i] * 0.3F + heaps[i] * 0.24F + ridge(shreds[i]) * 0.15F +
                  ridge(threads[i]) * 0.06F;
    }
    return torn;
}

/// The mist of a whole board, some points to each tile.
struct Weather {
    int points;  ///< of a tile's side
    int width;
    std::vector<float> light;  ///< 0 shade, 1 light
    std::vector<float> cover;  ///< 0 nothing, 1 all

    std::size_t at(int x, int y) const { return static_cast<std::size_t>(y * width + x); }
};

void gather(Weather& weather, const Atlas& atlas, const Board::Tile& tile, const Frame& frame,
            const Places& places) {
    const Around around = around_of(tile, places);
    const int points = weather.points;
    const float step = 100.0F / static_cast<float>(points);
    const auto torn = torn_of(tile, points);
    for (int row = 0; row < points; ++row) {
        for (int column = 0; column < points; ++column) {
            const float x = (static_cast<float>(column) + 0.5F) * step;
            const float y = (static_cast<float>(row) + 0.5F) * step;
            const Spot spot{static_cast<int>(x), static_cast<int>(y)};
            const float high = mist_height(noted(atlas, tile, spot, 0), around, x, y);
            if (high <= 0) continue;
            const auto i = static_cast<std::size_t>((row + 1) * (points + 1) + column + 1);
            const float tear = torn[i];
            const float before = torn[i - static_cast<std::size_t>(points) - 2];
            // Where nothing stands there is nothing to be torn.
            const float stands = high * (1 + tear * 0.35F) + tear * std::min(1.0F, high * 1.7F);
            const float cover = smooth((stands - kThin) / (kThick - kThin));
            const float road = 1 - kRoadPart * (1 - smooth(noted(atlas, tile, spot, 1)));
            const auto into = weather.at((tile.x - frame.left) * points + column,
                                         (tile.y - frame.top) * points + row);
            const float lit = (212 + (tear - before) * 210 + tear * 50) / 255;
            weather.light[into] = std::clamp(lit, 0.0F, 1.0F);
            weather.cover[into] =
                std::clamp(kThickest * cover * road * (0.8F + tear * 0.5F), 0.0F, 1.0F);
        }
    }
}

/// Between which two points something lies, and how near to the second.
struct Step {
    int first;
    int second;
    float part;
};

/// Of each point of the card along a tile, from its first space on.
std::vector<Step> steps_of(int from, int side, int points, int count) {
    const float scale = static_cast<float>(points) / static_cast<float>(side);
    std::vector<Step> steps;
    for (int at = 0; at < side; ++at) {
        const float place = (static_cast<float>(from + at) + 0.5F) * scale - 0.5F;
        const int first = static_cast<int>(std::floor(place));
        steps.push_back({std::clamp(first, 0, count - 1), std::clamp(first + 1, 0, count - 1),
                         place - static_cast<float>(first)});
    }
    return steps;
}

/// Lays the mist between four points over one of the card. Its light counts as far as it covers.
void lay_between(Canvas& card, int x, int y, const Weather& weather, const Step& across,
                 const Step& down) {
    const std::array<std::size_t, 4> places{
        weather.at(across.first, down.first), weather.at(across.second, down.first),
        weather.at(across.first, down.second), weather.at(across.second, down.second)};
    const float u = across.part;
    const float v = down.part;
    const std::array<float, 4> parts{(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v};
    float cover = 0;
    float light = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const float covered = parts[i] * weather.cover[places[i]];
        cover += covered;
        light += covered * weather.light[places[i]];
    }
    if (cover <= 0) return;
    std::uint8_t* point = card.at(x, y);
    for (std::size_t c = 0; c < 3; ++c) {
        const auto shade = static_cast<float>(kShade[c]);
        const float mist = cover * shade + light * (static_cast<float>(kLight[c]) - shade);
        point[c] = static_cast<std::uint8_t>(static_cast<float>(point[c]) * (1 - cover) + mist);
    }
}

void lay(Canvas& card, const Weather& weather, const Board::Tile& tile, const Frame& frame) {
    const int x = frame.x_of(tile.x);
    const int y = frame.y_of(tile.y);
    const int height = frame.height * weather.points;
    const auto across = steps_of(x - frame.x, frame.side, weather.points, weather.width);
    const auto down = steps_of(y - frame.y, frame.side, weather.points, height);
    for (int row = 0; row < frame.side; ++row) {
        for (int column = 0; column < frame.side; ++column) {
            lay_between(card, x + column, y + row, weather,
                        across[static_cast<std::size_t>(column)],
                        down[static_cast<std::size_t>(row)]);
        }
    }
}

}  // namespace

void draw_mist(Canvas& card, const Atlas& atlas, const Board& board, const Frame& frame,
               const Places& places) {
    // Finer than every other point nobody sees.
    const int points = std::clamp(frame.side / 2, 1, atlas.mist_points());
    const auto size = static_cast<std::size_t>(frame.width * points) *
                      static_cast<std::size_t>(frame.height * points);
    Weather weather{points, frame.width * points, std::vector<float>(size),
                    std::vector<float>(size)};
    const auto has_mist = [](const Board::Tile& tile) { return tile.face->mist >= 0; };
    for (const auto& tile : board.tiles) {
        if (has_mist(tile)) gather(weather, atlas, tile, frame, places);
    }
    for (const auto& tile : board.tiles) {
        if (has_mist(tile)) lay(card, weather, tile, frame);
    }
}

}  // namespace mistward::picture
