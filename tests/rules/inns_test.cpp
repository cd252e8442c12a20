#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

constexpr Setup kInns{.mode = Mode::Base, .players = 2, .changed = {Part::Inns}};

}  // namespace

TEST_CASE("IC-SET-1: 18 tiles, and a large meeple for each player") {
    const Game game(tables_for(kInns), kInns);
    CHECK(game.view().piles.front() == 71 + 18);
    CHECK(game.view().supplies[0][0][MeepleKind::Large] == 1);
    CHECK(game.view().supplies[1][0][MeepleKind::Large] == 1);
}

TEST_CASE("IC-INN-1: a complete road with an inn is worth 2 points for each tile") {
    Game game = play_with("in15.0 W.0 W.0", kInns,
                          "draw:in15.0 place:1,0,0 meeple:road0:red draw:W.0 place:2,0,0 pass "
                          "draw:W.0 place:-1,0,0");
    // W, the start tile D, in15 and W: 4 tiles.
    CHECK(tell(game, "pass") ==
          "scored:road0@-1,0:8x1:points returned:road0@1,0:red score:red:+8:8 turn:4:player1 "
          "finished:G-END-1:red");
}

TEST_CASE("IC-INN-1: at the end of the game a road with an inn is worth nothing") {
    Game game = play_with("in15.0", kInns, "draw:in15.0 place:1,0,0");
    CHECK(tell(game, "meeple:road0:red") ==
          "meeple:road0@1,0:red turn:2:player1 scored:road0@1,0:0x1:points "
          "returned:road0@1,0:red finished:G-END-1:red+green");
}

TEST_CASE("IC-INN-2: on the crossing with an inn it lies at one of the roads") {
    Game game = play_with("in14.0 U.0", kInns, "draw:in14.0 place:1,0,2 meeple:road2:red");
    // Turned round, the road to the west of in14 leads to the east, and has no inn: 2 tiles.
    tell(game, "draw:U.0");
    tell(game, "place:2,0,0");
    CHECK(tell(game, "pass") ==
          "turn:3:player0 scored:road2@1,0:2x1:points returned:road2@1,0:red score:red:+2:2 "
          "finished:G-END-1:red");
    // The one to the east leads to the west, to the start tile: with the inn it is worth nothing.
    Game with_inn = play_with("in14.0", kInns, "draw:in14.0 place:1,0,2");
    CHECK(tell(with_inn, "meeple:road0:red").find("scored:road0@1,0:0x1") != std::string::npos);
}

TEST_CASE("IC-CATH-1: a complete city with a cathedral is worth 3 for each tile and coat") {
    Game game = play_with("in1.0 F.0 E.0 E.0 E.0", kInns,
                          "draw:in1.0 place:0,-1,0 meeple:city0:red draw:F.0 place:1,-1,0 pass "
                          "draw:E.0 place:2,-1,3 pass draw:E.0 place:0,-2,2 pass "
                          "draw:E.0 place:-1,-1,1");
    // D, in1, F with a coat and three E: 6 tiles and 1 coat.
    CHECK(tell(game, "pass") ==
          "scored:city0@-1,-1:21x1:points returned:city0@0,-1:red score:red:+21:21 "
          "turn:6:player1 finished:G-END-1:red");
}

TEST_CASE("IC-CATH-1: at the end of the game a city with a cathedral is worth nothing") {
    Game game = play_with("in1.0", kInns, "draw:in1.0 place:0,-1,0");
    CHECK(tell(game, "meeple:city0:red").find("scored:city0@0,-1:0x1:points") != std::string::npos);
}

TEST_CASE("IC-FIELD-1: the field within four cities can be taken and counts the complete ones") {
    Game game = play_with("in3.0 E.0", kInns,
                          "draw:in3.0 place:0,-1,0 meeple:field0:red draw:E.0 place:0,-2,2");
    // The start tile completes the city in its south, E the one in its north.
    CHECK(tell(game, "pass") ==
          "turn:3:player0 scored:field0@0,-1:6x1:points returned:field0@0,-1:red "
          "score:red:+6:6 finished:G-END-1:red");
}

TEST_CASE("IC-LARGE-1: a large meeple counts for two in a majority") {
    Game game = play_with("U.0 W.0 V.0 V.0 W.0", kInns,
                          "draw:U.0 place:-1,0,0 meeple:road0:red:large "
                          "draw:W.0 place:0,1,0 meeple:road0:green "
                          "draw:V.0 place:1,0,0 pass draw:V.0 place:1,1,1 pass "
                          "draw:W.0 place:-2,0,0");
    // W, U, D, V, V and W: 6 tiles, red's large meeple against one of green.
    CHECK(tell(game, "pass") ==
          "scored:road0@-2,0:6x2:points returned:road0@-1,0:red:large returned:road0@0,1:green "
          "score:red:+6:6 turn:6:player1 finished:G-END-1:red");
}

TEST_CASE("IC-LARGE-1: a large meeple is put where an ordinary one is, and each player has one") {
    Game game = play_with("U.0 U.0 U.0", kInns, "draw:U.0 place:1,0,0");
    CHECK(legal_text(game) ==
          "meeple:road0:red meeple:road0:red:large meeple:field0:red meeple:field0:red:large "
          "meeple:field1:red meeple:field1:red:large pass");
    tell(game, "meeple:road0:red:large");
    CHECK(game.view().supplies[0][0][MeepleKind::Large] == 0);
    for (const char* decision : {"draw:U.0", "place:2,0,0", "pass", "draw:U.0", "place:3,0,0"}) {
        tell(game, decision);
    }
    CHECK(refused(game, "meeple:field0:red:large") == Refusal::NoMeepleLeft);
    const Game without = play_with("U.0", kBase, "draw:U.0 place:1,0,0");
    CHECK(refused(without, "meeple:road0:red:large") == Refusal::NoMeepleLeft);
}
