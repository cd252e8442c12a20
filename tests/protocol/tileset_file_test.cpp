#include "protocol/tileset_file.hpp"

#include "embedded/tilesets.hpp"
#include "protocol/json.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>

namespace mistward::protocol {
namespace {

using rules::FeatureKind;
using rules::RoadEnd;

/// The first set, on whose layouts the tests hang.
const rules::TileSet& mists_set() { return *embedded_mists_tilesets().front(); }

Json mists_file() {
    const auto files = tilesets::embedded_files();
    const auto file = std::ranges::find(files, "mists-1.json", &EmbeddedFile::name);
    return Json::parse(file->bytes);
}

Json& tile_of(Json& file, std::string_view id) {
    for (Json& tile : file["tiles"]) {
        if (tile["id"] == id) return tile;
    }
    throw std::invalid_argument("no such tile");
}

const rules::Tile& face(const rules::TileSet& set, std::string_view name) {
    return set[rules::find_face(set, name).value()];
}

/// What is wrong with the mists set after a change to it.
std::vector<std::string> faults(const std::function<void(Json&)>& change) {
    Json file = mists_file();
    change(file);
    const auto parsed = parse_tileset(file.dump());
    return parsed ? std::vector<std::string>{} : parsed.error();
}

/// The one fault after a change to tile 01.
std::string fault_of_tile(const std::function<void(Json&)>& change) {
    const auto all = faults([&](Json& file) { change(tile_of(file, "01")); });
    REQUIRE(all.size() == 1);
    return all.front();
}

}  // namespace

TEST_CASE("a mists set that was shipped stays as it was: games are recorded with its digest") {
    const auto sets = embedded_mists_tilesets();
    REQUIRE(sets.size() == 2);
    CHECK(digest(*sets[0]) == "6ca0100acae494ea3c1b780440949c2ba0a5263e3f7a994bffba6b8242c17672");
    CHECK(digest(*sets[1]) == "5efdc6257326e9583da3fa2e0c252d262b29d7bf99db1837837ec7422ebcfbba");
    CHECK(embedded_mists_tileset() == sets.back());
    std::set<std::string> digests;
    for (const auto& set : sets) {
        CHECK(set->name == "mists");
        digests.insert(digest(*set));
    }
    CHECK(digests.size() == sets.size());
}

TEST_CASE("the embedded set has one face for each id and number of symbols, in file order") {
    const rules::TileSet& set = mists_set();
    CHECK(set.name == "mists");
    CHECK(set.tiles.front().id == "01");
    CHECK(face(set, "14.3").copies == 2);
    CHECK(face(set, "14.2").copies == 1);
    CHECK(rules::find_face(set, "14.3")->value() + 1 == rules::find_face(set, "14.2")->value());
    CHECK(face(set, "14.3").layout == face(set, "14.2").layout);
    unsigned copies = 0;
    for (const rules::Tile& tile : set.tiles) copies += tile.copies;
    CHECK(copies == 60);
}

TEST_CASE("the start tile's quarters come last, with nothing to draw") {
    const rules::TileSet& set = mists_set();
    REQUIRE(set.start.size() == 4);
    const std::size_t first = set.tiles.size() - 4;
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(set.start[i].tile == rules::TileId(first + i));
        CHECK(set.tiles[first + i].copies == 0);
    }
    CHECK(set.start[3].position == rules::Position{1, 1});
    CHECK(set.tiles[first].id == "start-00");
    CHECK(set.tiles[first].layout.segments[0].end == RoadEnd::Ruin);
}

TEST_CASE("segments are cities, roads, mists, centre, fields, and keep what the file says") {
    const rules::Tile& tile = face(mists_set(), "03.1");
    using rules::Terrain;
    CHECK(tile.layout.edges ==
          std::array{Terrain::Field, Terrain::Field, Terrain::Road, Terrain::City});
    const std::vector<rules::Segment> expected{
        {.kind = FeatureKind::City, .edges = 0b1000},
        {.kind = FeatureKind::Road, .edges = 0b0100, .end = RoadEnd::Castle},
        {.kind = FeatureKind::Mist, .edges = 0b0011},
        {.kind = FeatureKind::Castle},
        {.kind = FeatureKind::Field, .half_edges = 0b00110000, .cities = 0b1},
    };
    CHECK(tile.layout.segments == expected);
}

TEST_CASE("the digest does not depend on the file's layout, and changes with the set") {
    const Json file = mists_file();
    const auto spread = parse_tileset(file.dump(4));
    REQUIRE(spread);
    CHECK(*spread == mists_set());
    CHECK(digest(*spread) == digest(mists_set()));

    Json changed = file;
    tile_of(changed, "07")["cities"][0]["shields"] = 0;
    const auto other = parse_tileset(changed.dump());
    REQUIRE(other);
    CHECK(digest(*other) != digest(*spread));
}

TEST_CASE("a file that is no JSON is refused with the place") {
    const auto parsed = parse_tileset("{\"format\":1,");
    REQUIRE_FALSE(parsed);
    CHECK(parsed.error() == std::vector<std::string>{"the text is not JSON in UTF-8, at byte 12"});
}

TEST_CASE("a file of another format is refused") {
    CHECK(faults([](Json& file) { file["format"] = 3; }) ==
          std::vector<std::string>{"the file: \"format\" must be an integer from 1 to 2"});
    CHECK(faults([](Json& file) { file.erase("tiles"); }) ==
          std::vector<std::string>{"the file: \"tiles\" must be a list"});
    CHECK(faults([](Json& file) { file = Json::array(); }) ==
          std::vector<std::string>{"the file: it must be an object"});
}

TEST_CASE("a fault names the tile, the field and what it must be") {
    CHECK(fault_of_tile([](Json& tile) { tile["colour"] = 1; }) ==
          "tile 01: \"colour\" must be one of the fields id, copies, ghosts, edges, mist, cities, "
          "roads, fields, center, art");
    CHECK(fault_of_tile([](Json& tile) { tile["copies"] = 0; }) ==
          "tile 01: \"copies\" must be an integer from 1 to 100");
    CHECK(fault_of_tile([](Json& tile) { tile["ghosts"] = Json::array({0}); }) ==
          "tile 01: \"ghosts\" must be one number for each copy");
    CHECK(fault_of_tile([](Json& tile) {
              tile["ghosts"] = Json::array({0, 4});
          }) == "tile 01: \"ghosts\" must be a list of numbers from 0 to 3");
    CHECK(fault_of_tile([](Json& tile) { tile["edges"][0] = "sea"; }) ==
          "tile 01: \"edges\" must be a list of four words, each city, road or field");
    CHECK(fault_of_tile([](Json& tile) { tile["edges"].push_back("city"); }) ==
          "tile 01: \"edges\" must be a list of 4");
    CHECK(fault_of_tile([](Json& tile) { tile["mist"] = Json::parse(R"([["N","N"]])"); }) ==
          "tile 01: \"mist\" must be a list of lists of different sides N, E, S, W");
    CHECK(fault_of_tile([](Json& tile) { tile["mist"] = Json::parse("[[]]"); }) ==
          "tile 01: \"mist\" must be a list of lists of different sides N, E, S, W");
    CHECK(fault_of_tile([](Json& tile) { tile["center"] = "tower"; }) ==
          "tile 01: \"center\" must be one of: castle, cemetery, monastery");
    CHECK(fault_of_tile([](Json& tile) { tile.erase("center"); }) ==
          "tile 01: \"center\" must be null, castle, cemetery or monastery");
    CHECK(fault_of_tile([](Json& tile) { tile["art"] = Json::array({"dragon"}); }) ==
          "tile 01: \"art\" must be an empty list or [\"watertower\"]");
    CHECK(fault_of_tile([](Json& tile) { tile["cities"][1]["edges"] = Json::array({"X"}); }) ==
          "tile 01, a city: \"edges\" must be a list of different sides N, E, S, W");
    CHECK(fault_of_tile([](Json& tile) { tile["cities"][0]["shields"] = -1; }) ==
          "tile 01, a city: \"shields\" must be an integer from 0 to 4");
    CHECK(fault_of_tile([](Json& tile) { tile["roads"][0]["ends"] = "sea"; }) ==
          "tile 01, a road: \"ends\" must be one of: village, castle, city, monastery, crossing, "
          "ruin");
    CHECK(fault_of_tile([](Json& tile) { tile["fields"][0]["halves"][0] = 8; }) ==
          "tile 01, a field: \"halves\" must be a list of different numbers below 8");
    CHECK(fault_of_tile([](Json& tile) { tile["fields"][0]["cities"][0] = 2; }) ==
          "tile 01, a field: \"cities\" must be a list of different numbers below 2");
}

TEST_CASE("an id is short and holds no punctuation of decisions") {
    const std::vector<std::string> all =
        faults([](Json& file) { tile_of(file, "01")["id"] = "0:1"; });
    REQUIRE(all.size() == 1);
    CHECK(all.front() == "tile number 1: \"id\" must be letters, digits and hyphens");
}

TEST_CASE("all faults of a file are named at once") {
    const auto all = faults([](Json& file) {
        tile_of(file, "01")["copies"] = "two";
        tile_of(file, "05").erase("mist");
        file["start"][2]["x"] = 7;
    });
    CHECK(all == std::vector<std::string>{
                     "tile 01: \"copies\" must be an integer from 1 to 100",
                     "tile 05: \"mist\" must be a list",
                     "tile start-01: \"x\" must be an integer from 0 to 1",
                 });
}

TEST_CASE("an id that two tiles have is refused") {
    const auto all = faults([](Json& file) { file["tiles"].push_back(tile_of(file, "01")); });
    REQUIRE(all.size() == 1);
    CHECK(all.front() == "tile 01: the id is used twice");
}

TEST_CASE("a file of the right form whose tiles cannot be is refused by the rules (T-1 to T-5)") {
    CHECK_FALSE(faults([](Json& file) { tile_of(file, "01")["cities"].erase(0); }).empty());
    CHECK_FALSE(faults([](Json& file) { tile_of(file, "12")["ghosts"][0] = 0; }).empty());
}

}  // namespace mistward::protocol
