#include "protocol/tileset_file.hpp"
#include "rules/boxes.hpp"
#include "rules/core/names.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

// The tiles of other expansions, held to what is published about them.

using namespace mistward::rules;
using mistward::protocol::embedded_tileset;

namespace {

using Counts = std::map<std::string, int>;

/// What all tiles of a set show, each by its word; those in hands counted apart, as "hand".
Counts counted(const TileSet& set) {
    Counts counts;
    for (const Tile& tile : set.tiles) {
        const auto add = [&](const std::string& what, int number = 1) {
            if (number != 0 && tile.copies != 0) counts[what] += number * tile.copies;
        };
        add("tiles");
        for (const Segment& segment : tile.layout.segments) {
            if (is_single(segment.kind)) add(std::string(name(segment.kind)));
            add("coats", segment.coats);
            segment.marks.for_each([&](SegmentMark mark) {
                const bool told = mark != SegmentMark::Tunnel && mark != SegmentMark::Uncapped;
                if (told) add(std::string(name(mark)));
            });
        }
        tile.layout.marks.for_each([&](TileMark mark) { add(std::string(name(mark))); });
        constexpr std::array kSides{"field sides", "road sides", "city sides"};
        for (const Terrain side : tile.layout.edges) {
            if (side <= Terrain::City) add(kSides.at(static_cast<std::size_t>(side)));
        }
    }
    for (const HandTile& hand : set.hand) counts["hand"] += hand.per_player;
    for (const GardenCopies& garden : set.gardens) counts["gardens"] += garden.copies;
    return counts;
}

struct Published {
    Expansion expansion;
    Counts counts;
};

/// Numbers that are published or that every source agrees on. The gardens of tiles with one of
/// their own (the base game's are copies) are `garden`.
const std::vector<Published>& published() {
    static const std::vector<Published> kSets{{Expansion::Abbot, {{"gardens", 8}}},
                                              {Expansion::Inns,
                                               {{"tiles", 18},
                                                {"inn", 6},
                                                {"cathedral", 2},
                                                {"monastery", 1},
                                                {"garden", 2},
                                                {"city sides", 31},
                                                {"road sides", 24},
                                                {"field sides", 17},
                                                {"coats", 3}}},
                                              {Expansion::Traders,
                                               {{"tiles", 24},
                                                {"wine", 9},
                                                {"grain", 6},
                                                {"cloth", 5},
                                                {"monastery", 1},
                                                {"garden", 2},
                                                {"city sides", 52},
                                                {"road sides", 25},
                                                {"field sides", 19}}},
                                              {Expansion::Dragon,
                                               {{"tiles", 30},
                                                {"volcano", 6},
                                                {"dragon", 12},
                                                {"princess", 6},
                                                {"portal", 6},
                                                {"monastery", 2},
                                                {"garden", 2},
                                                {"city sides", 35},
                                                {"road sides", 41},
                                                {"field sides", 44},
                                                {"coats", 3}}},
                                              {Expansion::Tower,
                                               {{"tiles", 18},
                                                {"tower", 18},
                                                {"monastery", 1},
                                                {"garden", 2},
                                                {"city sides", 22},
                                                {"road sides", 24},
                                                {"field sides", 26},
                                                {"coats", 1}}},
                                              {Expansion::Abbey,
                                               {{"tiles", 12},
                                                {"monastery", 1},
                                                {"garden", 1},
                                                {"hand", 1},
                                                {"city sides", 19},
                                                {"road sides", 17},
                                                {"field sides", 12},
                                                {"coats", 6}}}};
    return kSets;
}

/// Tiles to draw and tiles in hands.
std::pair<std::size_t, std::size_t> tiles_of_game(Mode mode, PartSet parts) {
    const Setup setup{.mode = mode, .players = 2, .changed = parts};
    const Game game(tables_for(setup), setup);
    return {game.deck().size(), game.tileset().hand.size()};
}

}  // namespace

TEST_CASE("the set of every expansion has its word for a name and shows what is published") {
    REQUIRE(published().size() == kExpansions.size());
    for (const Published& row : published()) {
        const auto set = embedded_tileset(row.expansion);
        CAPTURE(set->name);
        CHECK(set->name == name(row.expansion));
        CHECK(check_added_tiles(*set).empty());
        CHECK(counted(*set) == row.counts);
    }
}

TEST_CASE("a game has the tiles of an expansion if any of its parts is played (E-SET-2)") {
    CHECK(tiles_of_game(Mode::Base, {}) == std::pair<std::size_t, std::size_t>(71, 0));
    CHECK(tiles_of_game(Mode::Base, {Part::TestGifts}).first == 71);
    CHECK(tiles_of_game(Mode::Base, {Part::Abbot}).first == 71);
    CHECK(tiles_of_game(Mode::Base, {Part::Pig}).first == 71 + 24);
    CHECK(tiles_of_game(Mode::Base, {Part::Builder, Part::Goods, Part::Inns}).first ==
          71 + 24 + 18);
    CHECK(tiles_of_game(Mode::Ghosts, {Part::Inns, Part::Castles}).first == 131 + 18 - 5);
}

TEST_CASE("the tiles of all boxes can be joined, and every game has room for them") {
    const auto all = all_boxes();
    CHECK(all.size() == 1 + 2 * 64);
    for (const Boxes& boxes : all) {
        const auto tiles = mistward::protocol::tiles_of(boxes, *mists_tiles());
        CAPTURE(tiles->name);
        REQUIRE(tiles.has_value());
        CHECK(check_tileset(*tiles).empty());
    }
    const auto most = mistward::protocol::tiles_of(all[64], *mists_tiles()).value();
    CHECK(most.name == "base+mists+abbot+inns+traders+dragon+tower+abbey");
    CHECK(counted(most)["tiles"] == 71 + 60 + 18 + 24 + 30 + 18 + 12);
    CHECK(counted(most)["garden"] == 8 + 2 + 2 + 2 + 2 + 1);
}
