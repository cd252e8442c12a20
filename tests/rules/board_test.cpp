#include "rules/core/board.hpp"

#include "rules/core/features.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <map>

using namespace mistward::rules;

namespace {

struct SmallLimits {
    using Index = std::uint8_t;
    using Coordinate = std::int8_t;
    using Face = std::uint8_t;
    using Signature = mistward::rules::Signature;
    static constexpr std::size_t kTiles = 64;
    static constexpr unsigned kTableBits = 8;
    static constexpr std::size_t kSegments = 192;
    static constexpr std::size_t kFaces = 64;
    static constexpr bool kFields = false;
};

struct LargeLimits {
    using Index = std::uint16_t;
    using Coordinate = std::int16_t;
    using Face = std::uint8_t;
    using Signature = mistward::rules::Signature;
    static constexpr std::size_t kTiles = 500;
    static constexpr unsigned kTableBits = 11;
    static constexpr std::size_t kSegments = 1000;
    static constexpr std::size_t kFaces = 64;
};

TileId all_city() { return find_face(*mists_tiles(), "22.0").value(); }

template <class Limits>
void fill(Board<Limits>& board, Position step) {
    Position position{0, 0};
    for (std::size_t i = 0; i < Limits::kTiles; ++i) {
        const Placement placed = board.place(*mists_tables(), all_city(), position, Rotation(0));
        REQUIRE(placed.slot == Slot(i));
        position = {static_cast<std::int16_t>(position.x + step.x),
                    static_cast<std::int16_t>(position.y + step.y)};
    }
}

}  // namespace

TEST_CASE("board: a line of all its tiles in any direction is a board") {
    for (const Position step : {Position{1, 0}, Position{-1, 0}, Position{0, 1}, Position{0, -1}}) {
        Board<SmallLimits> board;
        fill(board, step);
        CHECK(board.full());
        CHECK(board.frontier_size() == Board<SmallLimits>::kFrontier);
        for (std::size_t i = 0; i < SmallLimits::kTiles; ++i) {
            const auto n = static_cast<std::int16_t>(i);
            const Position position{static_cast<std::int16_t>(n * step.x),
                                    static_cast<std::int16_t>(n * step.y)};
            REQUIRE(board.at(position) == Slot(i));
        }
    }
}

TEST_CASE("board: 500 tiles, and every space answers for itself") {
    Board<LargeLimits> board;
    fill(board, {1, 0});
    std::map<Position, Signature> frontier;
    for (std::size_t i = 0; i < board.frontier_size(); ++i) {
        frontier.emplace(board.frontier_position(i), board.frontier_signature(i));
    }
    CHECK(frontier.size() == 1002);
    CHECK(frontier.at({-1, 0}) == side<Signature>(Edge::East, Terrain::City));
    CHECK(frontier.at({500, 0}) == side<Signature>(Edge::West, Terrain::City));
    CHECK(frontier.at({17, 1}) == side<Signature>(Edge::North, Terrain::City));
    CHECK(frontier.at({17, -1}) == side<Signature>(Edge::South, Terrain::City));
}

TEST_CASE("board: a tile in a hole leaves the frontier and finds its neighbours") {
    Board<SmallLimits> board;
    const auto put = [&](std::int16_t x, std::int16_t y) {
        return board.place(*mists_tables(), all_city(), {x, y}, Rotation(0));
    };
    put(0, 0);
    put(1, 0);
    put(2, 0);
    put(0, 1);
    put(2, 1);
    put(0, 2);
    put(1, 2);
    put(2, 2);
    CHECK(board.frontier_size() == 13);
    CHECK(board.signature({1, 1}) == 0xFF);
    const Placement placed = put(1, 1);
    CHECK(placed.neighbours == std::array{Slot(1), Slot(4), Slot(6), Slot(3)});
    CHECK(board.frontier_size() == 12);
    CHECK(board.signature({1, 1}) == 0);
    CHECK(board.at({1, 1}) == Slot(8));
    CHECK(board.at({3, 3}) == kNoSlot);
    CHECK(board.signature({3, 3}) == 0);
}

TEST_CASE("features: a ring of one feature counts every tile once and closes") {
    Board<SmallLimits> board;
    Features<SmallLimits> features;
    const auto put = [&](std::int16_t x, std::int16_t y) {
        const Placement placed = board.place(*mists_tables(), all_city(), {x, y}, Rotation(0));
        connect(*mists_tables(), board, placed, features);
        return features.feature(placed.slot, SegmentIndex(0));
    };
    CHECK(features.open_sides(put(0, 0)) == 4);
    CHECK(features.open_sides(put(1, 0)) == 6);
    CHECK(features.open_sides(put(1, 1)) == 8);
    const FeatureId ring = put(0, 1);
    CHECK(features.open_sides(ring) == 8);
    CHECK(features.tiles(ring).count() == 4);
    CHECK(features.segment_count(ring) == 4);
}
