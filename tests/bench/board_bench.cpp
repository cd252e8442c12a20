#include "protocol/tileset_file.hpp"
#include "rules/core/features.hpp"
#include "rules/core/placing.hpp"
#include "tests/bench/rules_bench.hpp"
#include "tests/rules/simulation.hpp"

#include <cstdio>
#include <memory>
#include <vector>

namespace mistward::bench {
namespace {

using namespace rules;

/// Room for a board of some tiles of the base set.
template <std::size_t Tiles, class FaceNumber, AnySignature AnyOne>
struct LimitsFor {
    using Index = std::uint16_t;
    using Coordinate = std::int16_t;
    using Face = FaceNumber;
    using Signature = AnyOne;
    static constexpr std::size_t kTiles = Tiles;
    static constexpr unsigned kTableBits = static_cast<unsigned>(std::bit_width(3 * Tiles + 2));
    static constexpr std::size_t kSegments = 8 * Tiles;
    static constexpr std::size_t kFaces = 64;
    static constexpr bool kFields = true;
};

template <class Limits>
struct Table {
    Board<Limits> board;
    Features<Limits> features;
};

TileId any_tile(const Tables& tables, Random& random) {
    return TileId(random.below(tables.faces()));
}

template <class Limits>
std::size_t list(const Tables& tables, const Table<Limits>& table, TileId tile,
                 std::vector<Decision>& space) {
    DecisionSink out(space);
    legal_placements(tables, table.board, tile, out);
    return out.size();
}

template <class Limits>
void put(const Tables& tables, Table<Limits>& table, TileId tile, const Decision& decision) {
    const auto& place = std::get<PlaceTile>(decision);
    connect(tables, table.board, table.board.place(tables, tile, place.position, place.rotation),
            table.features);
}

/// One tile is drawn, its placements are listed, and one is made. The value: how many there were.
template <class Limits>
std::size_t grow(const Tables& tables, Table<Limits>& table, Random& random,
                 std::vector<Decision>& space) {
    const TileId tile = any_tile(tables, random);
    const std::size_t count = list(tables, table, tile, space);
    if (count != 0) put(tables, table, tile, space[random.below(count)]);
    return count;
}

template <std::size_t Tiles, class FaceNumber, AnySignature AnyOne>
void measure_board(const Tables& tables) {
    using Limits = LimitsFor<Tiles, FaceNumber, AnyOne>;
    constexpr std::size_t kBoards = 20;
    constexpr std::size_t kTimes = 500;
    constexpr std::size_t kTurns = 8;
    Random random(Tiles);
    std::vector<Decision> space(4 * Board<Limits>::kFrontier);
    double seconds = 0;
    std::size_t listed = 0;
    const auto copy = std::make_unique<Table<Limits>>();
    for (std::size_t board = 0; board < kBoards; ++board) {
        const auto table = std::make_unique<Table<Limits>>();
        put(tables, *table, tables.tileset().start[0].tile, PlaceTile{});
        while (table->board.size() + kTurns < Tiles) grow(tables, *table, random, space);
        for (std::size_t i = 0; i < kTimes; ++i) {
            *copy = *table;
            const double begin = processor_time();
            for (std::size_t turn = 0; turn < kTurns; ++turn) {
                listed += grow(tables, *copy, random, space);
            }
            seconds += processor_time() - begin;
        }
    }
    constexpr double kAll = static_cast<double>(kBoards * kTimes * kTurns);
    std::printf(
        "board of %3zu tiles, %2zu bits: %6.1f ns for listing %5.1f legal placements and making "
        "one\n",
        Tiles, 8 * sizeof(AnyOne), seconds / kAll * 1e9, static_cast<double>(listed) / kAll);
}

}  // namespace

void measure_boards() {
    const Tables base(protocol::embedded_base_tileset());
    measure_board<36, std::uint8_t, Signature>(base);
    measure_board<72, std::uint8_t, Signature>(base);
    measure_board<136, std::uint8_t, Signature>(base);
    measure_board<500, std::uint8_t, Signature>(base);
    measure_board<136, std::uint16_t, WideSignature>(base);
    measure_board<340, std::uint16_t, WideSignature>(base);
}

}  // namespace mistward::bench
