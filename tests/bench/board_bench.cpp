#include "protocol/tileset_file.hpp"
#include "rules/features.hpp"
#include "rules/placing.hpp"
#include "tests/bench/rules_bench.hpp"
#include "tests/rules/simulation.hpp"

#include <cstdio>
#include <memory>
#include <vector>

namespace mistward::bench {
namespace {

using namespace rules;

/// Room for a board of some tiles of the base set.
template <std::size_t Tiles>
struct LimitsFor {
    using Index = std::uint16_t;
    using Coordinate = std::int16_t;
    static constexpr std::size_t kTiles = Tiles;
    static constexpr unsigned kTableBits = static_cast<unsigned>(std::bit_width(3 * Tiles + 2));
    static constexpr std::size_t kSegments = 8 * Tiles;
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

/// A board that is full but for one tile, grown at random.
template <class Limits>
Table<Limits> grown(const Tables& tables, Random& random, std::vector<Decision>& space) {
    Table<Limits> table;
    put(tables, table, tables.tileset().start[0].tile, PlaceTile{});
    while (table.board.size() + 1 < Limits::kTiles) {
        const TileId tile = any_tile(tables, random);
        const std::size_t count = list(tables, table, tile, space);
        if (count != 0) put(tables, table, tile, space[random.below(count)]);
    }
    return table;
}

template <std::size_t Tiles>
void measure_board(const Tables& tables) {
    using Limits = LimitsFor<Tiles>;
    constexpr std::size_t kBoards = 20;
    constexpr std::size_t kTimes = 4000;
    Random random(Tiles);
    std::vector<Decision> space(4 * Board<Limits>::kFrontier);
    double listing = 0;
    double making = 0;
    std::size_t listed = 0;
    const auto copy = std::make_unique<Table<Limits>>();
    for (std::size_t board = 0; board < kBoards; ++board) {
        const auto table = std::make_unique<Table<Limits>>(grown<Limits>(tables, random, space));
        const TileId tile = any_tile(tables, random);
        double begin = processor_time();
        for (std::size_t i = 0; i < kTimes; ++i) listed += list(tables, *table, tile, space);
        listing += processor_time() - begin;
        const std::size_t count = list(tables, *table, tile, space);
        for (std::size_t i = 0; count != 0 && i < kTimes; ++i) {
            *copy = *table;
            begin = processor_time();
            put(tables, *copy, tile, space[random.below(count)]);
            making += processor_time() - begin;
        }
    }
    const double empty_clock = [] {
        const double begin = processor_time();
        for (std::size_t i = 0; i < kTimes; ++i) processor_time();
        return (processor_time() - begin) / kTimes;
    }();
    std::printf(
        "%3zu tiles: listing %5.2f ns for each of %5.1f legal placements; making one %6.1f ns\n",
        Tiles, listing / static_cast<double>(listed) * 1e9,
        static_cast<double>(listed) / (kBoards * kTimes),
        (making / (kBoards * kTimes) - empty_clock) * 1e9);
}

}  // namespace

void measure_boards() {
    const Tables base(protocol::embedded_base_tileset());
    measure_board<36>(base);
    measure_board<72>(base);
    measure_board<136>(base);
    measure_board<500>(base);
}

}  // namespace mistward::bench
