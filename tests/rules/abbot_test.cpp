#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace mistward::rules;

namespace {

constexpr Setup kAbbot{.mode = Mode::Base, .players = 2, .changed = {Part::Abbot}};
constexpr Setup kAmongGhosts{.mode = Mode::Ghosts, .players = 2, .changed = {Part::Abbot}};

}  // namespace

TEST_CASE("AB-SET-1: an abbot for each player, and eight tiles of the base game have a garden") {
    const Game game(tables_for(kAbbot), kAbbot);
    CHECK(game.view().piles.front() == 71);
    CHECK(game.view().supplies[1][0][MeepleKind::Abbot] == 1);
    const TileSet& set = tables_for(kAbbot)->tileset();
    std::size_t gardens = 0;
    for (const UnseenTile& tile : game.view().unseen) {
        if (has(set[tile.tile].layout, FeatureKind::Garden)) gardens += tile.count;
    }
    CHECK(gardens == 8);
    CHECK_FALSE(find_face(tables_for(kBase)->tileset(), "U-garden.0"));
}

TEST_CASE("AB-SET-1: without the abbot a garden means nothing") {
    constexpr Setup kInns{.mode = Mode::Base, .players = 2, .changed = {Part::Inns}};
    const Game game = play_with("in15.0", kInns, "draw:in15.0 place:1,0,0");
    CHECK(legal_text(game).find("garden") == std::string::npos);
    CHECK(refused(game, "meeple:garden:red:abbot") == Refusal::NoMeepleLeft);
}

TEST_CASE("AB-PLACE-1: the abbot alone stands in gardens, and in monasteries like anybody") {
    const Game garden = play_with("U-garden.0", kAbbot, "draw:U-garden.0 place:1,0,0");
    CHECK(legal_text(garden) ==
          "meeple:road0:red meeple:garden:red:abbot meeple:field0:red meeple:field1:red pass");
    CHECK(refused(garden, "meeple:garden:red") == Refusal::SegmentNotForMeeples);
    CHECK(refused(garden, "meeple:road0:red:abbot") == Refusal::SegmentNotForMeeples);
    const Game monastery = play_with("B.0", kAbbot, "draw:B.0 place:0,1,0");
    CHECK(legal_text(monastery) ==
          "meeple:monastery:red meeple:monastery:red:abbot meeple:field0:red pass");
}

TEST_CASE("AB-SCORE-1: a garden with all eight around it is worth 9") {
    Game game = play_with("U-garden.0 U.0 B.0 B.0 B.0 B.0 B.0 E.0", kAbbot,
                          "draw:U-garden.0 place:1,0,0 meeple:garden:red:abbot "
                          "draw:B.0 place:1,1,0 pass draw:B.0 place:0,1,0 pass "
                          "draw:B.0 place:1,-1,0 pass draw:E.0 place:0,-1,2 pass "
                          "draw:B.0 place:2,1,0 pass draw:B.0 place:2,-1,0 pass "
                          "draw:U.0 place:2,0,0");
    CHECK(tell(game, "pass") ==
          "scored:garden@1,0:9x1:points returned:garden@1,0:red:abbot score:red:+9:9 "
          "turn:9:player0 finished:G-END-1:red");
}

TEST_CASE("AB-HOME-1: instead of a meeple the abbot goes home for the tiles around") {
    Game game = play_with("U-garden.0 B.0 B.0 U.0", kAbbot,
                          "draw:U-garden.0 place:1,0,0 meeple:garden:red:abbot "
                          "draw:B.0 place:1,1,0");
    // It is green's turn, and the abbot is red's.
    CHECK_FALSE(offers(game, "take:garden@1,0"));
    CHECK(refused(game, "take:garden@1,0") == Refusal::WrongKind);
    for (const char* decision : {"pass", "draw:B.0", "place:0,1,0"}) tell(game, decision);
    REQUIRE(offers(game, "take:garden@1,0"));
    // The garden and three tiles around it; then it is green's turn.
    CHECK(tell(game, "take:garden@1,0") ==
          "scored:garden@1,0:4x1:points returned:garden@1,0:red:abbot score:red:+4:4 "
          "turn:4:player1");
}

TEST_CASE("AB-HOME-1: whoever has nobody left at hand can still take the abbot home") {
    Game game = from(
        "base players:2 parts:abbot tile:U-garden.0@1,0,0 tile:B.0@1,1,0 "
        "tile:B.0@0,1,0 tile:U.0@2,0,0 tile:U.0@3,0,0 tile:U.0@4,0,0 "
        "meeple:garden@1,0:red:abbot meeple:field0@1,0:red meeple:road0@2,0:red "
        "meeple:field0@2,0:red meeple:field1@2,0:red meeple:monastery@1,1:red "
        "meeple:monastery@0,1:red meeple:field0@3,0:red",
        "draw:U.0 place:5,0,0");
    CHECK(legal_text(game) == "take:garden@1,0 pass");
}

TEST_CASE("AB-HOME-1: nothing else is offered where the garden is complete") {
    Game game = play_with("U-garden.0 U.0 B.0 B.0 B.0 B.0 B.0 E.0 B.0", kAbbot,
                          "draw:U-garden.0 place:1,0,0 meeple:garden:red:abbot "
                          "draw:B.0 place:1,1,0 pass draw:B.0 place:0,1,0 pass "
                          "draw:B.0 place:1,-1,0 pass draw:E.0 place:0,-1,2 pass "
                          "draw:B.0 place:2,1,0 pass draw:B.0 place:3,1,0 pass "
                          "draw:B.0 place:2,-1,0 pass draw:U.0 place:2,0,0");
    CHECK_FALSE(offers(game, "take:garden@1,0"));
}

TEST_CASE("AB-END-1: at the end an abbot scores as a monk does") {
    Game game = play_with("U-garden.0", kAbbot, "draw:U-garden.0 place:1,0,0");
    CHECK(tell(game, "meeple:garden:red:abbot") ==
          "meeple:garden@1,0:red:abbot turn:2:player1 scored:garden@1,0:2x1:points "
          "returned:garden@1,0:red:abbot score:red:+2:2 finished:G-END-1:red");
}

TEST_CASE("AB-MIST-1: each ghost on an abbot that goes home costs 2") {
    Game game = play_with("U-garden.0 12.3 U.0 U.0", kAmongGhosts,
                          "draw:U-garden.0 place:2,0,0 meeple:garden:red:abbot "
                          "draw:12.3 place:-1,0,0 draw:U.0 place:3,0,0");
    // Two quarters of the start tile and U lie around: 4 points, less 2 for the ghost.
    CHECK(tell(game, "take:garden@2,0") ==
          "scored:garden@2,0:4x1:points returned:garden@2,0:red:abbot:1ghosts "
          "score:red:+2:2:1ghosts turn:4:player1");
}

TEST_CASE("AB-MIST-2: a garden gives no guard and counts no mist") {
    Game game = play_with("U-garden.0 12.3", kAmongGhosts,
                          "draw:U-garden.0 place:2,0,0 meeple:garden:red:abbot draw:12.3");
    const std::string told = tell(game, "place:-1,0,0");
    // The garden and two quarters of the start tile, less 1 for the ghost at the end.
    CHECK(told.find("scored:garden@2,0:3x1:points returned:garden@2,0:red:abbot:1ghosts "
                    "score:red:+2:2:1ghosts finished") != std::string::npos);
    CHECK(told.find("guard") == std::string::npos);
}
