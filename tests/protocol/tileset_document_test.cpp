#include "protocol/tileset_document.hpp"
#include "protocol/sha256.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/rivals/tilesets.hpp"
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
    const Json document = tileset_document(*embedded_mists_tilesets().front());
    CHECK(document.at("name") == "mists");
    CHECK(document.at("tiles").size() == embedded_mists_tilesets().front()->tiles.size());
    CHECK(document.at("start") ==
          Json::parse(R"([{"x":0,"y":0,"tile":"start-00"},{"x":1,"y":0,"tile":"start-10"},
                          {"x":0,"y":1,"tile":"start-01"},{"x":1,"y":1,"tile":"start-11"}])"));
    int copies = 0;
    for (const Json& tile : document.at("tiles")) copies += tile.at("copies").get<int>();
    CHECK(copies == 60);
}

TEST_CASE("a face has its edges and segments in unturned orientation") {
    const Json document = tileset_document(*embedded_mists_tilesets().front());
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
    Json document = tileset_document(*embedded_mists_tilesets().front());
    const std::string told = document.at("digest");
    document.erase("digest");
    CHECK(hex(sha256(document.dump())) == told);
    CHECK(digest(*embedded_mists_tilesets().front()) == told);
}

TEST_CASE("a tile set comes back from what a server tells of it") {
    const auto base = embedded_base_tileset();
    for (const auto& mists : embedded_mists_tilesets()) {
        for (const rules::TileSet& set :
             {*mists, *base, rules::join_tilesets(*base, *mists).value()}) {
            CHECK(parse_tileset_document(tileset_document(set).dump()).value() == set);
        }
    }
}

TEST_CASE("what a server tells of a tile set is held to its digest") {
    const Json right = tileset_document(*embedded_mists_tilesets().front());
    const auto why = [&](const char* at, const Json& instead) {
        Json document = right;
        document[Json::json_pointer(at)] = instead;
        return parse_tileset_document(document.dump()).error();
    };
    CHECK(parse_tileset_document("{").error() != "");
    CHECK(parse_tileset_document("[]").error() == "the document must be an object");
    CHECK(why("/name", 7).starts_with("the tile set: \"name\" must be"));
    CHECK(why("/digest", std::string(64, '0')) == "the digest is not that of these tiles");
    CHECK(why("/digest", nullptr) == "the digest is not that of these tiles");
    CHECK(why("/tiles/0/copies", 7) == "the digest is not that of these tiles");
}

}  // namespace mistward::protocol
