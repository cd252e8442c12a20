#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace mistward::rules;

namespace {

constexpr Setup kTraders{
    .mode = Mode::Base, .players = 2, .changed = {Part::Builder, Part::Pig, Part::Goods}};

std::string make_all(Game& game, std::initializer_list<const char*> decisions) {
    std::string last;
    for (const char* decision : decisions) last = tell(game, decision);
    return last;
}

/// Red's road of 4 tiles from -1,0 to 2,0 with a builder on its last tile; green is to draw.
constexpr auto kBuilt =
    "draw:U.0 place:1,0,0 meeple:road0:red draw:U.0 place:-1,0,0 pass "
    "draw:U.0 place:2,0,0 meeple:road0:red:builder ";

}  // namespace

TEST_CASE("TB-SET-1: 24 tiles, a builder and a pig for each player") {
    const Game game(tables_for(kTraders), kTraders);
    CHECK(game.view().piles.front() == 71 + 24);
    CHECK(game.view().supplies[0][0][MeepleKind::Builder] == 1);
    CHECK(game.view().supplies[1][0][MeepleKind::Pig] == 1);
}

TEST_CASE("TB-SET-1: each of its parts is played by itself, with the tiles of all") {
    constexpr Setup kPig{.mode = Mode::Base, .players = 2, .changed = {Part::Pig}};
    Game game = play_with("tb15.0 E.0", kPig, "draw:tb15.0 place:0,-1,1 pass draw:E.0");
    CHECK(game.view().supplies[0][0][MeepleKind::Builder] == 0);
    CHECK(make_all(game, {"place:0,-2,2", "pass"}).find("goods") == std::string::npos);
}

TEST_CASE("TB-BUILD-1: the builder joins a meeple of its owner on a road or city of the tile") {
    Game game = play_with("U.0 U.0 U.0 W.0", kTraders,
                          "draw:U.0 place:1,0,0 meeple:road0:red draw:U.0 place:-1,0,0");
    CHECK_FALSE(offers(game, "meeple:road0:green:builder"));
    make_all(game, {"pass", "draw:U.0", "place:2,0,0"});
    REQUIRE(offers(game, "meeple:road0:red:builder"));
    CHECK_FALSE(offers(game, "meeple:field0:red:builder"));
    CHECK(refused(game, "meeple:field0:red:builder") == Refusal::SegmentNotForMeeples);
    CHECK(tell(game, "meeple:road0:red:builder") == "meeple:road0@2,0:red:builder turn:4:player1");
}

TEST_CASE("TB-BUILD-1: no builder comes to what is complete") {
    const Game game = play_with("U.0 W.0 W.0", kTraders,
                                "draw:U.0 place:1,0,0 meeple:road0:red draw:W.0 place:2,0,0 pass "
                                "draw:W.0 place:-1,0,0");
    CHECK_FALSE(offers(game, "meeple:road0:red:builder"));
    CHECK(refused(game, "meeple:road0:red:builder") == Refusal::FeatureOccupied);
}

TEST_CASE("TB-BUILD-2: who adds to the own builder's road places another tile") {
    Game game = play_with("U.0 U.0 U.0 U.0 U.0 U.0 U.0", kTraders, kBuilt);
    // Green's tile adds to it as well, and gives nothing.
    CHECK(make_all(game, {"draw:U.0", "place:3,0,0", "pass"}) == "turn:5:player0");
    CHECK(make_all(game, {"draw:U.0", "place:-2,0,0", "pass"}) == "again:player0");
    CHECK(game.point().kind == DecisionKind::DrawTile);
    CHECK(game.view().turn == 5);
}

TEST_CASE("TB-BUILD-2: a tile beside the builder's road gives no second part") {
    Game game = play_with("U.0 U.0 U.0 U.0 B.0 U.0", kTraders, kBuilt);
    make_all(game, {"draw:U.0", "place:3,0,0", "pass"});
    CHECK(make_all(game, {"draw:B.0", "place:1,1,0", "pass"}) == "turn:6:player1");
}

TEST_CASE("TB-BUILD-3: there is no third part") {
    Game game = play_with("U.0 U.0 U.0 U.0 U.0 U.0 U.0", kTraders, kBuilt);
    make_all(game, {"draw:U.0", "place:3,0,0", "pass", "draw:U.0", "place:-2,0,0", "pass"});
    CHECK(make_all(game, {"draw:U.0", "place:-3,0,0", "pass"}) == "turn:6:player1");
}

TEST_CASE("TB-BUILD-3: completing the road sends the builder home and gives the second part") {
    Game game = play_with("U.0 U.0 U.0 W.0 W.0 U.0", kTraders, kBuilt);
    make_all(game, {"draw:W.0", "place:3,0,0", "pass"});
    // W, U, D, U, U and W: 6 tiles.
    CHECK(make_all(game, {"draw:W.0", "place:-2,0,0", "pass"}) ==
          "scored:road0@-2,0:6x1:points returned:road0@1,0:red returned:road0@2,0:red:builder "
          "score:red:+6:6 again:player0");
    CHECK(game.view().supplies[0][0][MeepleKind::Builder] == 1);
}

TEST_CASE("TB-BUILD-3: with the last tile there is no second part to play") {
    Game game = play_with("U.0 U.0 U.0 W.0 W.0", kTraders, kBuilt);
    make_all(game, {"draw:W.0", "place:3,0,0", "pass"});
    CHECK(make_all(game, {"draw:W.0", "place:-2,0,0", "pass"}).find("finished:G-END-1:red") !=
          std::string::npos);
}

TEST_CASE("TB-GOODS-1: who completes a city takes its goods, whoever stands there") {
    Game game = play_with("tb15.0 E.0 U.0", kTraders,
                          "draw:tb15.0 place:0,-1,1 meeple:city0:red draw:E.0 place:0,-2,2");
    // D, tb15 and E: 3 tiles for red, the wine for green.
    CHECK(tell(game, "pass") ==
          "scored:city0@0,-2:6x1:points returned:city0@0,-1:red score:red:+6:6 "
          "goods:player1:wine:1 turn:3:player0");
}

TEST_CASE("TB-GOODS-1: a city without anybody has its goods delivered, too") {
    Game game = play_with("tb15.0 tb17.0 E.0 U.0", kTraders,
                          "draw:tb15.0 place:0,-1,1 pass draw:tb17.0 place:0,-2,1 pass "
                          "draw:E.0 place:0,-3,2");
    CHECK(tell(game, "pass") == "goods:player0:wine:1 goods:player0:grain:1 turn:4:player1");
}

TEST_CASE("TB-GOODS-2: at the end most tokens of a good are worth 10") {
    Game game =
        play_with("tb15.0 E.0", kTraders, "draw:tb15.0 place:0,-1,1 pass draw:E.0 place:0,-2,2");
    CHECK(tell(game, "pass") ==
          "goods:player1:wine:1 turn:3:player0 goods:wine:green score:green:+10:10 "
          "finished:G-END-1:green");
}

TEST_CASE("TB-GOODS-2: where several have most, each gets 10") {
    // Green completes tb15 with E, red E, tb18 and E further north: a token of wine each.
    Game game = play_with("tb15.0 E.0 E.0 tb18.0 E.0", kTraders,
                          "draw:tb15.0 place:0,-1,1 pass draw:E.0 place:0,-2,2 pass "
                          "draw:E.0 place:0,-3,0 pass draw:tb18.0 place:0,-4,1 pass "
                          "draw:E.0 place:0,-5,2");
    CHECK(tell(game, "pass") ==
          "goods:player0:wine:1 turn:6:player1 goods:wine:red+green score:red:+10:10 "
          "score:green:+10:10 finished:G-END-1:red+green");
}

TEST_CASE("TB-PIG-1: the pig joins its owner's farmer, and each city is worth one more") {
    Game game = play_with("E.0 B.0 B.0", kTraders,
                          "draw:E.0 place:0,-1,2 meeple:field0:red draw:B.0 place:0,1,0");
    CHECK_FALSE(offers(game, "meeple:field0:green:pig"));
    make_all(game, {"pass", "draw:B.0", "place:0,-2,0"});
    REQUIRE(offers(game, "meeple:field0:red:pig"));
    CHECK_FALSE(offers(game, "meeple:monastery:red:pig"));
    // One complete city: 3, and 1 for the pig.
    CHECK(tell(game, "meeple:field0:red:pig") ==
          "meeple:field0@0,-2:red:pig turn:4:player1 scored:field0@0,-1:3x1:points "
          "returned:field0@0,-1:red returned:field0@0,-2:red:pig score:red:+4:4 "
          "finished:G-END-1:red");
}

TEST_CASE("TB-PIG-1: without the majority the pig brings nothing") {
    // Red's farmer and pig beside two of green's on one field with the city of E and D.
    Game game = from(
        "base players:2 parts:pig turn:9 tile:E.0@0,-1,2 tile:B.0@0,-2,0 "
        "tile:B.0@1,-2,0 meeple:field0@0,-1:red meeple:field0@0,-2:red:pig "
        "meeple:field0@1,-2:green meeple:field0@0,-2:green",
        "");
    const auto features = game.feature_views();
    const auto field = std::find_if(features.begin(), features.end(), [](const auto& feature) {
        return feature.kind == FeatureKind::Field && feature.meeples.size() == 4;
    });
    REQUIRE(field != features.end());
    CHECK(field->colours == ColourSet{Colour::Green});
}

TEST_CASE("TB-MIST-1: no ghost comes to a builder, which leaves with the last meeple") {
    Game game = from(
        "ghosts players:2 parts:builder turn:2 tile:U.0@2,0,0 "
        "tile:U.0@3,0,0 meeple:road0@2,0:red:2ghosts meeple:road0@3,0:red:builder",
        "draw:12.3");
    CHECK(tell(game, "place:-1,0,0")
              .find("forced:haunt:road0@2,0 haunted:road0@2,0:red:3 returned:road0@2,0:red:3ghosts "
                    "returned:road0@3,0:red:builder") != std::string::npos);
}
