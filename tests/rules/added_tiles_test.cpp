#include "rules/core/check_layout.hpp"
#include "rules/core/tables.hpp"
#include "rules/game.hpp"
#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"
#include "rules/rivals/tilesets.hpp"
#include "rules/text/layout_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

// Tiles of other expansions, which no game knows yet.

using namespace mistward::rules;

namespace {

Tile added_tile(std::string id, std::string_view layout) {
    return {.id = std::move(id), .layout = parse_layout(layout).value()};
}

std::vector<std::string> layout_faults(std::string_view layout) {
    return check_layout(added_tile("T", layout), false, LayoutCheck::Strict);
}

/// The one thing that is wrong.
std::string layout_fault(std::string_view layout) {
    const auto all = layout_faults(layout);
    CAPTURE(std::string(layout));
    for (const std::string& each : all) CAPTURE(each);
    REQUIRE(all.size() == 1);
    return all.front();
}

tl::expected<TileSet, std::vector<std::string>> join(std::initializer_list<const TileSet*> sets) {
    return join_tilesets(std::span(sets.begin(), sets.size()));
}

TileSet addition(std::string name, std::vector<Tile> tiles) {
    return {std::move(name), std::move(tiles), {}};
}

constexpr std::string_view kRightLayouts[] = {
    "city:N+E+S+W*2!cathedral",
    "city:N!princess!uncapped field:2+3+4+5+6+7/0",
    "city:N+E+W!wine field:4+5/0",
    "road:E+W!inn field:0+1+2+7 field:3+4+5+6",
    "road:N+E+W field:0+7 field:1+2 field:3+4+5+6",
    "city:E+W road:N+S!tunnel field:0/0 field:1/0 field:4+5/0",
    "city:N+S city:E+W field:/0+1 field:/0+1",
    "city:N+W field:2+3/0 field:4+5/0 cut:SE",
    "city:N!uncapped field:2+3+4/0 field:5+6+7/0 !vineyard cut:S",
    "city:N+W city:E~N field:4+5/0+1 !vineyard",
    "field:0+1+2+3+4+5+6+7 river:E !spring",
    "city:N road:S>city field:2/0 field:3+4 field:5+6 field:7/0 river:E+W meets:city0+road0",
    "field:0+7 field:1+2 field:3+4+5+6!pigherd river:N+E+W !fork",
    "monastery garden tower field:0+1+2+3+4+5+6+7 !dragon !portal",
    "yaga field:0+1+2+3+4+5+6+7",
    "abbey any",
    "field:0+1+2+3+4+5+6+7 flier:NW",
    "road:S>circus field:0+1+2+3+4+5+6+7 !circus",
    "road:S>tower tower field:0+1+2+3+4+5+6+7",
    "road:N>other road:S>monastery monastery field:0+5+6+7 field:1+2+3+4 meets:road1+monastery",
};

}  // namespace

TEST_CASE("check_layout: what is on tiles of other expansions is right, and is its own text") {
    for (const std::string_view text : kRightLayouts) {
        CAPTURE(std::string(text));
        CHECK(layout_faults(text).empty());
        CHECK(layout_text(parse_layout(text).value()) == text);
    }
}

TEST_CASE("check_layout: a field is cut where a city parts it, and nowhere else") {
    CHECK(layout_fault("city:N+W field:2+3/0 field:4+5/0") == "a field is parted in the corner SE");
    CHECK(layout_fault("city:N field:2+3+4/0 field:5+6+7/0") == "a field is parted on the side S");
    CHECK(layout_fault("city:N+W field:2+3+4+5/0 cut:SE") == "the field is not cut at SE");
    CHECK(layout_fault("city:N+W field:2+3/0 field:4+5/0 cut:SE+N") ==
          "there is no field to cut at N");
    CHECK(layout_fault("city:N+W field:2+3 field:4+5/0 cut:SE") == "no city cuts the field at SE");
    CHECK(check_layout(added_tile("T", "city:N field:2+3+4/0 field:5+6+7/0"), false,
                       LayoutCheck::Lenient)
              .empty());
}

TEST_CASE("check_layout: a tunnel's road, and no other, has one field on both sides") {
    CHECK(layout_fault("city:E+W road:N+S field:0/0 field:1/0 field:4+5/0") ==
          "one field lies on both sides of the road through S");
    CHECK(layout_faults("field:0+1+2+3+4+5+6+7 river:E+W") ==
          std::vector<std::string>{"one field lies on both sides of the river through E",
                                   "one field lies on both sides of the river through W"});
    CHECK(layout_fault("road:S>other!tunnel field:0+1+2+3+4+5+6+7") ==
          "a road that ends goes through a tunnel");
}

TEST_CASE("check_layout: a field inside borders a city") {
    CHECK(layout_fault("field:0+1+2+3+4+5+6+7 field:/0") ==
          "a field borders a city that is not there");
    Tile inside = added_tile("T", "field:0+1+2+3+4+5+6+7");
    inside.layout.segments.push_back({.kind = FeatureKind::Field});
    CHECK(check_layout(inside, false, LayoutCheck::Strict) ==
          std::vector<std::string>{"a field reaches no side and borders no city"});
}

TEST_CASE("check_layout: roads and rivers have up to three ends") {
    CHECK(layout_fault("road:N+E+S+W field:0+7 field:1+2 field:3+4 field:5+6") ==
          "a road has more than three ends (T-3)");
    CHECK(layout_fault("field:0+7 field:1+2 field:3+4 field:5+6 river:N+E+S+W") ==
          "a river has more than three ends");
    CHECK(layout_fault("road:S>circus field:0+1+2+3+4+5+6+7") ==
          "a road ends at a circus that is not there");
    CHECK(layout_fault("road:S>tower field:0+1+2+3+4+5+6+7") ==
          "a road ends at a tower that is not there");
}

TEST_CASE("check_layout: every side has what it shows") {
    Tile dry = added_tile("T", "field:0+1+2+3+4+5+6+7");
    dry.layout.edges[1] = Terrain::River;
    CHECK(check_layout(dry, false, LayoutCheck::Strict) ==
          std::vector<std::string>{"the side E must be reached by 1 river and is by 0 (T-1)"});
    CHECK(layout_fault("monastery any") == "all sides of an abbey, and no others, are any");
    CHECK(layout_faults("abbey field:0+1+2+3+4+5+6+7").front() ==
          "all sides of an abbey, and no others, are any");
}

TEST_CASE("check_layout: marks are where they can be") {
    CHECK(layout_fault("city:N!inn field:2+3+4+5+6+7/0") == "a city has no inn");
    CHECK(layout_fault("road:E+W!princess field:0+1+2+7 field:3+4+5+6") ==
          "a road has no princess");
    CHECK(layout_fault("field:0+1+2+3+4+5+6+7!wine") == "a field has no wine");
    CHECK(layout_fault("city:N!wine!cloth field:2+3+4+5+6+7/0") ==
          "a city has more than one kind of goods");
    CHECK(layout_fault("city:N+W!uncapped field:2+3+4+5/0") ==
          "a city without a cap reaches more than one side");
    CHECK(layout_fault("city:N+W city:E~S field:4+5/0+1") ==
          "a city shares the side S, which is not another city's");
    CHECK(layout_fault("city:N+W city:E~E field:4+5/0+1") ==
          "a city shares the side E, which is not another city's");
    CHECK(layout_fault("garden garden field:0+1+2+3+4+5+6+7") == "there can be only one garden");
    CHECK(layout_fault("tower tower field:0+1+2+3+4+5+6+7") == "there can be only one tower");
    CHECK(layout_fault("field:0+1+2+3+4+5+6+7 !tower") == "a tower is no mark but a segment");
    CHECK(layout_fault("tower garden field:0+1+2+3+4+5+6+7").starts_with("segments must come in"));
    CHECK(layout_fault("garden monastery field:0+1+2+3+4+5+6+7")
              .starts_with("segments must come in"));
    CHECK(layout_fault("monastery field:0+1+2+3+4+5+6+7 meets:monastery") ==
          "what meets is fewer than two");
    CHECK(layout_fault("monastery field:0+1+2+3+4+5+6+7 meets:monastery+field0") ==
          "what meets is neither city, road nor centre");
}

TEST_CASE("layout text: what cannot be read of marks is said with its place") {
    const auto error = [](std::string_view text) { return parse_layout(text).error(); };
    CHECK(error("city:N!lake") == NotationError{7, "a mark, such as inn"});
    CHECK(error("field:0 !inn") == NotationError{9, "a mark, such as volcano"});
    CHECK(error("field:0 cut:NE+X") == NotationError{15, "a side or a corner, such as NE"});
    CHECK(error("field:0 meets:city0") == NotationError{14, "a segment before it, such as city0"});
}

TEST_CASE("check_added_tiles: a set that adds to others needs no start tile, a game does") {
    const TileSet inns =
        addition("inns", {added_tile("in", "road:E+W!inn field:0+1+2+7 field:3+4+5+6")});
    CHECK(check_added_tiles(inns).empty());
    CHECK(check_tileset(inns) == std::vector<std::string>{"the set has no start tile"});
    CHECK(check_added_tiles(addition("none", {})) ==
          std::vector<std::string>{"the set has neither tiles nor gardens"});
    CHECK(check_added_tiles(
              addition("cut", {added_tile("hs", "city:N+W field:2+3/0 field:4+5/0")})) ==
          std::vector<std::string>{"tile hs.0: a field is parted in the corner SE"});
}

TEST_CASE("check_added_tiles: tiles in hands are not drawn, gardens are told once") {
    TileSet abbeys = addition("abbeys", {added_tile("abbey", "abbey any")});
    abbeys.hand = {{TileId(0), 1}};
    CHECK(check_added_tiles(abbeys) ==
          std::vector<std::string>{"tile abbey.0: it is drawn and in hands"});
    abbeys.tiles[0].copies = 0;
    CHECK(check_added_tiles(abbeys).empty());
    abbeys.hand[0].per_player = 0;
    CHECK(check_added_tiles(abbeys) ==
          std::vector<std::string>{"tile abbey.0: nobody has it from the start"});
    abbeys.hand.clear();
    CHECK(check_added_tiles(abbeys) ==
          std::vector<std::string>{"tile abbey.0: there are no copies of it"});
    TileSet gardens = addition("gardens", {});
    gardens.gardens = {{"E", 1}, {"E", 2}, {"H", 0}};
    CHECK(check_added_tiles(gardens) ==
          std::vector<std::string>{"tile E: its gardens are there twice",
                                   "tile H: no copy of it has a garden"});
}

TEST_CASE("a game refuses what it does not know, by name") {
    const auto unknown = [](std::string_view layout) {
        return check_known(addition("more", {added_tile("T", layout)}));
    };
    using Sentences = std::vector<std::string>;
    CHECK(unknown("field:0+1+2+7 field:3+4+5+6 river:E+W") ==
          Sentences{"tile T.0: no game knows river yet"});
    CHECK(unknown("road:E+W!inn field:0+1+2+7 field:3+4+5+6") ==
          Sentences{"tile T.0: no game knows inn yet"});
    CHECK(unknown("garden field:0+1+2+3+4+5+6+7 !volcano flier:N") ==
          Sentences{"tile T.0: no game knows garden yet", "tile T.0: no game knows volcano yet",
                    "tile T.0: no game knows flying machines yet"});
    CHECK(unknown("city:E+W road:N+S!tunnel field:0/0 field:1/0 field:4+5/0").empty());
    CHECK(check_known(*ghosts_tiles()).empty());
    TileSet rivers = *base_tiles();
    rivers.tiles.push_back(added_tile("ri", "field:0+1+2+7 field:3+4+5+6 river:E+W"));
    CHECK(rivals::check_capacity(rivers).front() == "tile ri.0: no game knows river yet");
    CHECK(mists::check_capacity(rivers).front() == "tile ri.0: no game knows river yet");
}

TEST_CASE("G-SET-1: any number of sets is joined in their order, with the last start tile") {
    const TileSet inns =
        addition("inns", {added_tile("in", "road:E+W!inn field:0+1+2+7 field:3+4+5+6")});
    TileSet abbeys = addition("abbeys", {added_tile("abbey", "abbey any")});
    abbeys.tiles[0].copies = 0;
    abbeys.hand = {{TileId(0), 1}};
    const TileSet& base = *base_tiles();
    const TileSet& mists = *mists_tiles();
    const auto joined = join({&base, &inns, &mists, &abbeys}).value();
    CHECK(joined.name == "base+inns+mists+abbeys");
    CHECK(find_face(joined, "in.0") == TileId(base.tiles.size()));
    CHECK(find_face(joined, "01.0") == TileId(base.tiles.size() + 1));
    REQUIRE(joined.start.size() == 4);
    CHECK(face_name(joined, joined.start[3].tile) == "start-11");
    CHECK(joined.start[3].tile == TileId(joined.tiles.size() - 1));
    REQUIRE(joined.hand.size() == 1);
    CHECK(face_name(joined, joined.hand[0].tile) == "abbey.0");
    CHECK(check_tileset(joined).empty());
    CHECK(join({&base, &mists}).value() == *ghosts_tiles());

    const auto without_mists = join({&base, &inns}).value();
    REQUIRE(without_mists.start.size() == 1);
    CHECK(face_name(without_mists, without_mists.start[0].tile) == "D.0");
    CHECK(join({&base, &inns, &inns}).error() ==
          std::vector<std::string>{"both sets have a tile in.0"});
}

TEST_CASE("copies of another set get gardens when the sets are joined") {
    TileSet gardens = addition("gardens", {});
    gardens.gardens = {{"E", 1}, {"I", 2}};
    const TileSet& base = *base_tiles();
    const auto joined = join({&base, &gardens}).value();
    const auto copies = [](const TileSet& set, std::string_view name) {
        const auto face = find_face(set, name);
        return face ? set[*face].copies : 0;
    };
    CHECK(copies(base, "E.0") == 5);
    CHECK(copies(joined, "E.0") == 4);
    CHECK(copies(joined, "E-garden.0") == 1);
    CHECK(copies(base, "I.0") == 2);
    CHECK_FALSE(find_face(joined, "I.0"));
    CHECK(copies(joined, "I-garden.0") == 2);
    const TileId grown = *find_face(joined, "E-garden.0");
    CHECK(layout_text(joined[grown].layout) == "city:N garden field:2+3+4+5+6+7/0");
    CHECK(face_name(joined, joined.start[0].tile) == "D.0");
    CHECK(check_tileset(joined).empty());

    gardens.gardens = {{"E", 6}, {"none", 1}};
    CHECK(join({&base, &gardens}).error() ==
          std::vector<std::string>{"there are not 6 tiles E for gardens",
                                   "there are not 1 tiles none for gardens"});
}

TEST_CASE("tables: marks, gardens and fields inside are where a game looks for them") {
    TileSet set = *base_tiles();
    set.tiles.push_back(
        added_tile("in", "city:N+S!cathedral city:E+W monastery garden tower field:/0+1 !portal"));
    const Tables tables(std::make_shared<const TileSet>(set));
    const FaceTable& face = tables[*find_face(set, "in.0")];
    const FaceMarks& marks = tables.marks(*find_face(set, "in.0"));
    CHECK(marks.segment[0].contains(SegmentMark::Cathedral));
    CHECK(marks.segment[1].empty());
    CHECK(marks.tile.contains(TileMark::Portal));
    CHECK(face.centre == 2);
    CHECK(face.garden == 3);
    CHECK(face.tower == 4);
    CHECK(face.sides[4] == 1);
    CHECK(face.without_fields() == 5);
    CHECK(face.segments == 6);
    CHECK(face.kind[5] == FeatureKind::Field);
    CHECK(face.sides[5] == 0);
    CHECK(face.cities[5] == 0b11);
    for (const auto& side : face.side[0]) CHECK(side.fields[0] == FaceTable::kNone);

    set.tiles.push_back(added_tile("ri", "field:0+1+2+7 field:3+4+5+6 river:E+W"));
    const Tables more(std::make_shared<const TileSet>(set));
    const TileId river = *find_face(set, "ri.0");
    for (unsigned signature = 1; signature < 256; ++signature) {
        CHECK(more.fitting_turns(river, Signature(signature)) == 0);
    }
}

TEST_CASE("T-3: games hold together with fields inside, tunnels, cuts and roads of three sides") {
    TileSet set = *base_tiles();
    for (const std::string_view text : {"city:N+S city:E+W field:/0+1 field:/0+1",
                                        "city:E+W road:N+S!tunnel field:0/0 field:1/0 field:4+5/0",
                                        "city:N+W field:2+3/0 field:4+5/0 cut:SE",
                                        "road:N+E+W field:0+7 field:1+2 field:3+4+5+6"}) {
        set.tiles.push_back(added_tile("x" + std::to_string(set.tiles.size()), text));
        set.tiles.back().copies = 8;
    }
    REQUIRE(check_tileset(set).empty());
    REQUIRE(rivals::check_capacity(set).empty());
    const auto tables = std::make_shared<const Tables>(std::make_shared<const TileSet>(set));
    std::uint64_t dice = 1;
    std::size_t held = 0;
    for (int games = 0; games < 20; ++games) {
        Game game(tables, {.mode = Mode::Base, .players = 3});
        for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
            dice = dice * 6364136223846793005U + 1442695040888963407U;
            REQUIRE(game.apply(legal[(dice >> 33U) % legal.size()]));
            REQUIRE(game.check().empty());
        }
        for (const auto& feature : game.feature_views()) {
            const bool inside = feature.kind == FeatureKind::Field &&
                                feature.segments.size() == 1 && feature.complete;
            held += inside ? 1 : 0;
        }
    }
    CHECK(held > 0);
}
