#include "protocol/json_text.hpp"
#include "protocol/sha256.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/rivals/tilesets.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <utility>

namespace mistward::protocol {
namespace {

const rules::TileSet& first_set() { return *embedded_mists_tilesets().front(); }

Json canonical_document(const rules::TileSet& set) { return Json::parse(canonical_text(set)); }

/// What is wrong with the document of the mists set after a change to it.
std::string document_fault(const std::function<void(Json&)>& change) {
    Json document = canonical_document(first_set());
    change(document);
    const auto set = read_tileset_document(document);
    return set ? "nothing" : set.error();
}

/// The same after a change to its first tile, a city in two pieces of road.
std::string fault_of_face(const std::function<void(Json&)>& change) {
    return document_fault([&](Json& document) { change(document["tiles"][0]); });
}

}  // namespace

TEST_CASE("the document of every set that was shipped reads as that set") {
    for (const auto& mists : embedded_mists_tilesets()) {
        CHECK(read_tileset_document(canonical_document(*mists)).value() == *mists);
        const auto joined = rules::join_tilesets(*embedded_base_tileset(), *mists).value();
        CHECK(read_tileset_document(canonical_document(joined)).value() == joined);
    }
    const rules::TileSet& base = *embedded_base_tileset();
    CHECK(read_tileset_document(canonical_document(base)).value() == base);
}

TEST_CASE("the document with its digest is that of the route") {
    const std::string text = canonical_text(first_set());
    CHECK(hex(sha256(text)) == digest(first_set()));
    Json shown = canonical_document(first_set());
    shown["digest"] = digest(first_set());
    CHECK(Json::parse(tileset_text(text, digest(first_set()))) == shown);
}

TEST_CASE("a document is read as strictly as a tile-set file") {
    CHECK(document_fault([](Json& set) { set = Json::array(); }) ==
          "the tile set: it must be an object");
    CHECK(
        document_fault([](Json& set) { set["name"] = ""; }).starts_with("the tile set: \"name\""));
    CHECK(document_fault([](Json& set) { set["more"] = 1; }).starts_with("the tile set: \"more\""));
    CHECK(document_fault([](Json& set) {
              set["tiles"] = Json(Json::array_t(256, set["tiles"][0]));
          }) == "the tile set: \"tiles\" must be a list of 1 to 255");
    CHECK(document_fault([](Json& set) {
              set["start"] = Json(Json::array_t(5, set["start"][0]));
          }) == "the tile set: \"start\" must be a list of 1 to 4");
    CHECK(document_fault([](Json& set) { set["start"][0]["x"] = 2; }) ==
          "the tile set: \"start.0.x\" must be an integer from 0 to 1");
    CHECK(document_fault([](Json& set) { set["start"][0]["tile"] = "none"; }) ==
          "a start tile: none is no face of the set");
    CHECK(document_fault([](Json& set) { set["start"].erase(1); }) != "nothing");
}

TEST_CASE("so is each tile of it") {
    CHECK(fault_of_face([](Json& tile) {
              tile["id"] = "a:b";
          }).starts_with("the tile set: \"tiles.0.id\""));
    CHECK(fault_of_face([](Json& tile) { tile["copies"] = 101; }) ==
          "the tile set: \"tiles.0.copies\" must be an integer from 0 to 100");
    CHECK(fault_of_face([](Json& tile) { tile["ghosts"] = 4; }) ==
          "the tile set: \"tiles.0.ghosts\" must be an integer from 0 to 3");
    CHECK(fault_of_face([](Json& tile) { tile["edges"][0] = "sea"; }) ==
          "the tile set: \"tiles.0.edges.0\" must be one of: field, road, city, river, any");
    CHECK(fault_of_face([](Json& tile) { tile["edges"].push_back("road"); }) ==
          "the tile set: \"tiles.0.edges\" must be a list of 4");
    CHECK(fault_of_face([](Json& tile) { tile["segments"][0]["coats"] = 5; }) ==
          "the tile set: \"tiles.0.segments.0.coats\" must be an integer from 0 to 4");
    CHECK(fault_of_face([](Json& tile) {
              tile["segments"][0]["edges"] = {"N", 3};
          }) == "the tile set: \"tiles.0.segments.0.edges.1\" must be one of: N, E, S, W");
    CHECK(fault_of_face([](Json& tile) { tile["segments"][0]["half_edges"] = {8}; }) ==
          "the tile set: \"tiles.0.segments.0.half_edges.0\" must be an integer from 0 to 7");
    CHECK(fault_of_face([](Json& tile) {
              tile["segments"][0]["kind"] = "sea";
          }).starts_with("the tile set: \"tiles.0.segments.0.kind\" must be "));
    CHECK(fault_of_face([](Json& tile) {
              tile["edges"][0] = "field";
          }).starts_with("tile 01.0: the side N must be reached by "));
}

TEST_CASE("a document that says the same otherwise is another text, and so refused") {
    const std::string other = "the tile set is not written as it should be";
    CHECK(fault_of_face([](Json& tile) { tile["tile"] = "01.9"; }) == other);
    CHECK(fault_of_face([](Json& tile) { tile["segments"][0]["name"] = "city7"; }) == other);
    CHECK(fault_of_face([](Json& tile) {
              Json& halves = tile["segments"].back()["half_edges"];
              REQUIRE(halves.size() > 1);
              std::swap(halves.front(), halves.back());
          }) == other);
}

}  // namespace mistward::protocol
