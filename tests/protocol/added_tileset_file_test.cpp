#include "protocol/json.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/core/names.hpp"
#include "rules/rivals/tilesets.hpp"
#include "rules/text/layout_text.hpp"

#include <doctest/doctest.h>

#include <functional>

// Tile-set files of format 2, as other expansions need them.

namespace mistward::protocol {
namespace {

/// One tile for each thing that is new.
Json added_file() {
    return Json::parse(R"({"format":2,"name":"more","title":"More","edition":"C3","published":"9",
      "note":"","sources":[{"name":"us","repository":"a/b","commit":"0","agrees":"all"}],
      "tiles":[
        {"id":"in1","copies":2,"ghosts":[0,0],"edges":["city","road","road","city"],"mist":[],
         "cities":[{"edges":["N","W"],"shields":1,"goods":"wine","princess":true}],
         "roads":[{"edges":["E"],"ends":"city","inn":true},{"edges":["S"],"ends":"tower"}],
         "fields":[{"halves":[2],"cities":[0]},{"halves":[3,4],"cities":[0],"pigherd":true},
                   {"halves":[5],"cities":[0]}],
         "center":null,"marks":["tower","dragon"],"meets":[["city0","road0"]],"same":["us"],
         "jcz":"x"},
        {"id":"cut1","copies":1,"ghosts":[0],"edges":["field","field","field","city"],"mist":[],
         "cities":[{"edges":["W"],"shields":0,"cap":false}],"roads":[],
         "fields":[{"halves":[0,1],"cities":[0]},{"halves":[2,3],"cities":[0]},
                   {"halves":[4,5],"cities":[0]}],
         "cut":["NE","SE"],"center":null,"garden":true,"flier":"NW","same":[]},
        {"id":"inner1","copies":1,"ghosts":[0],"edges":["city","city","city","city"],"mist":[],
         "cities":[{"edges":["N"],"shields":0,"cathedral":true},{"edges":["E","S"],"shields":0},
                   {"edges":["W"],"shields":0,"shares":["N"]}],"roads":[],
         "fields":[{"halves":[],"cities":[0,1,2]}],"center":null},
        {"id":"tunnel1","copies":1,"ghosts":[0],"edges":["road","city","road","city"],"mist":[],
         "cities":[{"edges":["E","W"],"shields":0}],"roads":[{"edges":["N","S"],"tunnel":true}],
         "fields":[{"halves":[0],"cities":[0]},{"halves":[1],"cities":[0]},
                   {"halves":[4,5],"cities":[0]}],"center":null},
        {"id":"fork1","copies":1,"ghosts":[0],"edges":["river","river","field","river"],"mist":[],
         "cities":[],"roads":[],"rivers":[{"edges":["N","E","W"]}],
         "fields":[{"halves":[0,7],"cities":[]},{"halves":[1,2],"cities":[]},
                   {"halves":[3,4,5,6],"cities":[]}],"center":"yaga","art":["fork","watertower"]}],
      "hand":[{"id":"abbey","copies":0,"ghosts":[],"perPlayer":1,"edges":["any","any","any","any"],
         "mist":[],"cities":[],"roads":[],"fields":[],"center":"abbey"}],
      "gardens":{"E":1}})");
}

std::vector<std::string> added_faults(const std::function<void(Json&)>& change) {
    Json file = added_file();
    change(file);
    const auto parsed = parse_any_tileset(file.dump());
    return parsed ? std::vector<std::string>{} : parsed.error();
}

/// The one fault after a change to a tile.
std::string added_fault(std::size_t tile, const std::function<void(Json&)>& change) {
    const auto all = added_faults([&](Json& file) { change(file["tiles"][tile]); });
    for (const std::string& each : all) CAPTURE(each);
    REQUIRE(all.size() == 1);
    return all.front();
}

}  // namespace

TEST_CASE("format 2: a file is read with all that is on its tiles") {
    const auto set = parse_any_tileset(added_file().dump()).value();
    std::vector<std::string> texts;
    for (const rules::Tile& tile : set.tiles) texts.push_back(rules::layout_text(tile.layout));
    CHECK(texts ==
          std::vector<std::string>{
              "city:N+W*1!princess!wine road:E>city!inn road:S>tower tower field:2/0 "
              "field:3+4/0!pigherd field:5/0 !dragon meets:city0+road0",
              "city:W!uncapped garden field:0+1/0 field:2+3/0 field:4+5/0 flier:NW cut:NE+SE",
              "city:N!cathedral city:E+S city:W~N field:/0+1+2",
              "city:E+W road:N+S!tunnel field:0/0 field:1/0 field:4+5/0",
              "yaga field:0+7 field:1+2 field:3+4+5+6 river:N+E+W !fork", "abbey any"});
    CHECK(set.tiles[0].copies == 2);
    CHECK(set.tiles[4].watertower);
    REQUIRE(set.hand.size() == 1);
    CHECK(set.hand[0] == rules::HandTile{rules::TileId(5), 1});
    CHECK(set.gardens == std::vector<rules::GardenCopies>{{"E", 1}});
    CHECK(set.start.empty());
}

TEST_CASE("format 2: a set that adds to others is for no game by itself") {
    CHECK(parse_tileset(added_file().dump()).error() ==
          std::vector<std::string>{"the set has no start tile"});
    CHECK(parse_any_tileset(R"({"format":2,"name":"none"})").error() ==
          std::vector<std::string>{"the set has neither tiles nor gardens"});
}

TEST_CASE("format 2: a joined set comes back from its document") {
    const auto added = parse_any_tileset(added_file().dump()).value();
    const auto base = embedded_base_tileset();
    const auto mists = embedded_mists_tileset();
    const std::array<const rules::TileSet*, 3> sets{base.get(), &added, mists.get()};
    const auto joined = rules::join_tilesets(sets).value();
    const Json document = Json::parse(canonical_text(joined));
    CHECK(read_tileset_document(document).value() == joined);
    const std::string first = "/tiles/" + std::to_string(base->tiles.size());
    const Json& marks = document.at(Json::json_pointer(first + "/marks"));
    CHECK(marks == Json::parse(R"(["dragon","tower"])"));
    const auto changed = [&](const char* at, const Json& instead) {
        Json other = document;
        other[Json::json_pointer(at)] = instead;
        return read_tileset_document(other).error();
    };
    CHECK(changed((first + "/marks").c_str(), {"dragon"}) ==
          "the tile set is not written as it should be");
    CHECK(changed((first + "/marks").c_str(), {"sea"}).starts_with("the tile set: \"tiles."));
    CHECK(changed((first + "/meets").c_str(), Json::parse(R"([["city0","road7"]])"))
              .find("fewer than two") != std::string::npos);
    CHECK(changed("/hand/0/tile", "none") == "a tile in hand: none is no face of the set");
}

TEST_CASE("format 2: what is not of a file's format is refused") {
    CHECK(added_faults([](Json& file) { file["format"] = 1; }).front() ==
          "the file: \"title\" must be one of the fields format, name, note, tiles, start");
    CHECK(added_faults([](Json& file) { file["colour"] = 1; }).front() ==
          "the file: \"colour\" must be one of the fields format, name, title, edition, published, "
          "note, sources, tiles, hand, start, gardens");
    CHECK(added_faults([](Json& file) { file["gardens"]["E"] = 0; }).front() ==
          "gardens of tile E: \"copies\" must be an integer from 1 to 100");
    CHECK(added_faults([](Json& file) { file["hand"][0]["perPlayer"] = 0; }).front() ==
          "tile abbey: \"perPlayer\" must be an integer from 1 to 100");
    CHECK(added_faults([](Json& file) { file["hand"][0]["copies"] = 1; }).front() ==
          "tile abbey: \"copies\" must be 0");
    CHECK(added_faults([](Json& file) { file["sources"][0]["colour"] = 1; }).front() ==
          "a source: \"colour\" must be one of the fields name, repository, commit, path, agrees");
}

TEST_CASE("format 2: a fault names the tile and the thing") {
    CHECK(added_fault(0, [](Json& tile) { tile["cities"][0]["goods"] = "gold"; }) ==
          "tile in1, a city: \"goods\" must be one of: wine, grain, cloth");
    CHECK(
        added_fault(0, [](Json& tile) { tile["cities"][0]["inn"] = true; })
            .starts_with(
                "tile in1, a city: \"inn\" must be one of the fields edges, shields, cathedral,"));
    CHECK(added_fault(0, [](Json& tile) { tile["cities"][0]["princess"] = 1; }) ==
          "tile in1, a city: \"princess\" must be true or false");
    CHECK(added_fault(0, [](Json& tile) { tile["cities"][0]["cap"] = false; }) ==
          "tile in1.0: a city without a cap reaches more than one side");
    CHECK(added_fault(0, [](Json& tile) { tile["marks"] = {"sea"}; })
              .starts_with(
                  "tile in1: \"marks\" must be a list of different words among volcano, dragon,"));
    CHECK(added_fault(0, [](Json& tile) { tile["marks"] = {"dragon"}; }) ==
          "tile in1.0: a road ends at a tower that is not there");
    CHECK(added_fault(0, [](Json& tile) {
              tile["marks"] = {"tower", "tower"};
          }).starts_with("tile in1: \"marks\" must be a list of different words"));
    CHECK(added_fault(0, [](Json& tile) {
              tile["meets"] = Json::parse(R"([["city0","field0"]])");
          }).starts_with("tile in1: \"meets\" must be a list of lists of different cities, roads"));
    CHECK(added_fault(0, [](Json& tile) { tile["roads"][0]["ends"] = "sea"; }) ==
          "tile in1, a road: \"ends\" must be one of: village, castle, city, monastery, crossing, "
          "ruin, tower, circus, acrobats, bazaar, hill, other");
}

TEST_CASE("format 2: cuts, flights and what is inside are held to the tile") {
    CHECK(added_fault(1, [](Json& tile) { tile["cut"] = {"NE"}; }) ==
          "tile cut1.0: a field is parted in the corner SE");
    CHECK(added_fault(1, [](Json& tile) {
              tile["cut"] = {"NE", "SE", "SW"};
          }) == "tile cut1.0: there is no field to cut at SW");
    CHECK(added_fault(1, [](Json& tile) { tile["flier"] = "up"; }) ==
          "tile cut1: \"flier\" must be one of: N, NE, E, SE, S, SW, W, NW");
    CHECK(added_fault(2, [](Json& tile) { tile["fields"][0]["cities"] = Json::array(); }) ==
          "tile inner1.0: a field reaches no side and borders no city");
    CHECK(added_fault(2, [](Json& tile) { tile["cities"][2]["shares"] = {"W"}; }) ==
          "tile inner1.0: a city shares the side W, which is not another city's");
    CHECK(added_fault(3, [](Json& tile) { tile["roads"][0].erase("tunnel"); }) ==
          "tile tunnel1.0: one field lies on both sides of the road through S");
    CHECK(added_fault(4, [](Json& tile) {
              tile["rivers"][0]["edges"] = {"N", "W"};
          }) == "tile fork1.0: the side E must be reached by 1 river and is by 0 (T-1)");
    CHECK(added_fault(4, [](Json& tile) { tile["edges"][0] = "sea"; }) ==
          "tile fork1: \"edges\" must be a list of four words, each city, road, field, river or "
          "any");
    CHECK(added_fault(4, [](Json& tile) { tile["center"] = "hut"; }) ==
          "tile fork1: \"center\" must be one of: castle, cemetery, monastery, yaga, abbey");
}

TEST_CASE("format 1 has nothing of format 2") {
    const auto fault = [](const std::function<void(Json&)>& change) {
        Json file = Json::parse(R"({"format":1,"name":"one","tiles":[
            {"id":"a","copies":1,"ghosts":[0],"edges":["city","city","city","city"],"mist":[],
             "cities":[{"edges":["N","S"],"shields":0},{"edges":["E","W"],"shields":0}],
             "roads":[],"fields":[],"center":null}],"start":[]})");
        change(file["tiles"][0]);
        return parse_any_tileset(file.dump()).error().front();
    };
    CHECK(fault([](Json&) {}) == "the set has no start tile");
    CHECK(fault([](Json& tile) {
              tile["fields"] = {{{"halves", Json::array()}, {"cities", {0}}}};
          }) == "tile a, a field: \"halves\" must be a list of 1 to 8");
    CHECK(fault([](Json& tile) { tile["garden"] = true; }).starts_with("tile a: \"garden\" must"));
    CHECK(fault([](Json& tile) { tile["center"] = "yaga"; }) ==
          "tile a: \"center\" must be one of: castle, cemetery, monastery");
    CHECK(fault([](Json& tile) { tile["edges"][0] = "river"; }) ==
          "tile a: \"edges\" must be a list of four words, each city, road or field");
    CHECK(fault([](Json& tile) {
              tile["roads"] = {{{"edges", {"N", "E", "S"}}}};
          }) == "tile a, a road: \"edges\" must be a list of at most 2");
}

}  // namespace mistward::protocol
