#include "protocol/sha256.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/told_tileset.hpp"
#include "rules/ghosts/tilesets.hpp"
#include "tests/protocol/trees.hpp"

#include <doctest/doctest.h>

namespace mistward::protocol {
namespace {

Json tile_of(const Json& document, std::string_view face) {
    for (const Json& tile : document.at("tiles")) {
        if (tile.at("tile") == face) return tile;
    }
    FAIL("no such face: " << std::string(face));
    return {};
}

}  // namespace

TEST_CASE("the tile-set document holds every face and the start tile") {
    const Json document = tileset_document(*embedded_mists_tileset());
    CHECK(document.at("name") == "mists");
    CHECK(document.at("tiles").size() == embedded_mists_tileset()->tiles.size());
    CHECK(document.at("start") ==
          Json::parse(R"([{"x":0,"y":0,"tile":"start-00"},{"x":1,"y":0,"tile":"start-10"},
                          {"x":0,"y":1,"tile":"start-01"},{"x":1,"y":1,"tile":"start-11"}])"));
    int copies = 0;
    for (const Json& tile : document.at("tiles")) copies += tile.at("copies").get<int>();
    CHECK(copies == 60);
}

TEST_CASE("a face has its edges and segments in unturned orientation") {
    const Json document = tileset_document(*embedded_mists_tileset());
    CHECK(tile_of(document, "09.0") == Json::parse(R"({
        "tile":"09.0","id":"09","ghosts":0,"copies":2,"edges":["city","road","road","road"],
        "segments":[
          {"name":"city0","kind":"city","edges":["N"],"half_edges":[],"coats":0,"cities":[],"end":null},
          {"name":"road0","kind":"road","edges":["E"],"half_edges":[],"coats":0,"cities":[],"end":"village"},
          {"name":"road1","kind":"road","edges":["S"],"half_edges":[],"coats":0,"cities":[],"end":"village"},
          {"name":"road2","kind":"road","edges":["W"],"half_edges":[],"coats":0,"cities":[],"end":"village"},
          {"name":"field0","kind":"field","edges":[],"half_edges":[2,7],"coats":0,"cities":[0],"end":null},
          {"name":"field1","kind":"field","edges":[],"half_edges":[3,4],"coats":0,"cities":[],"end":null},
          {"name":"field2","kind":"field","edges":[],"half_edges":[5,6],"coats":0,"cities":[],"end":null}],
        "watertower":false})"));
    const Json castle = tile_of(document, "04.2");
    CHECK(castle.at("segments").at(2).at("name") == "castle");
    CHECK(castle.at("segments").at(1).at("edges") == Json::parse(R"(["N","S","W"])"));
    CHECK(tile_of(document, "19.2").at("watertower") == true);
    CHECK(tile_of(document, "07.0").at("segments").at(0).at("coats") == 1);
}

TEST_CASE("the digest is of the document without it, as the guide says") {
    Json document = tileset_document(*embedded_mists_tileset());
    const std::string told = document.at("digest");
    document.erase("digest");
    CHECK(hex(sha256(document.dump())) == told);
    CHECK(digest(*embedded_mists_tileset()) == told);
}

TEST_CASE("a tile set comes back from its document, whatever a newer server adds to it") {
    const auto base = embedded_base_tileset();
    const auto mists = embedded_mists_tileset();
    for (const rules::TileSet& set : {*mists, *base, rules::join_tilesets(*base, *mists).value()}) {
        Json document = tileset_document(set);
        CHECK(parse_tileset_document(document.dump()).value() == set);
        document["version"] = 2;
        document["tiles"][0]["picture"] = "01.svg";
        CHECK(parse_tileset_document(document.dump()).value() == set);
    }
}

TEST_CASE("a document that is not that of a tile set is refused, with what is wrong") {
    const Json right = tileset_document(*embedded_mists_tileset());
    const auto why = [&](const char* at, const Json& instead) {
        Json document = right;
        document[Json::json_pointer(at)] = instead;
        return parse_tileset_document(document.dump()).error();
    };
    CHECK(parse_tileset_document("{").error() != "");
    CHECK(parse_tileset_document("[]").error() == "the document: it must be an object");
    CHECK(why("/name", 7).starts_with("the document: \"name\" must be"));
    CHECK(why("/tiles", 7).starts_with("the document: \"tiles\" must be"));
    CHECK(why("/tiles/3", 7) == "tile number 4: it must be an object");
    CHECK(why("/tiles/0/ghosts", 4).starts_with("tile number 1: \"ghosts\" must be"));
    CHECK(why("/tiles/0/edges/0", "sea").starts_with("tile number 1: \"edges\" must be"));
    CHECK(why("/tiles/0/edges", {"city", "city", "city", "city", "city"})
              .starts_with("tile number 1: \"edges\" must be"));
    const std::string segment = "a segment of tile number 1: ";
    CHECK(why("/tiles/0/segments/0/kind", "sea") ==
          segment + "\"kind\" must be a kind of feature, such as city");
    CHECK(why("/tiles/0/segments/0/edges", {"N", "N"}).starts_with(segment + "\"edges\" must be"));
    CHECK(why("/tiles/0/segments/0/half_edges", {8}).starts_with(segment + "\"half_edges\""));
    CHECK(why("/tiles/0/segments/0/cities", {-1}).starts_with(segment + "\"cities\" must be"));
    CHECK(why("/tiles/0/segments/0/end", "sea").starts_with(segment + "\"end\" must be"));
    CHECK(why("/start/0/x", 2).starts_with("a start tile: \"x\" must be"));
    CHECK(why("/start/0/tile", "99.0") == "a start tile: \"tile\" must be the name of a tile");
    CHECK(why("/digest", std::string(64, '0')) == "the digest is not that of these tiles");
    CHECK(why("/tiles/0/copies", 7) == "the digest is not that of these tiles");
    Json tiles = Json::array();
    for (int i = 0; i < 256; ++i) tiles.push_back(right.at("tiles").at(0));
    CHECK(why("/tiles", tiles) == "a set has at most 255 different faces");
}

}  // namespace mistward::protocol
