#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

TEST_CASE("M-MEEPLE-1: a meeple goes on a road or city of the tile just placed, misty or not") {
    // 60: city, three roads, of which two lie in mist.
    const Game game = play(3, "draw:60.2 place:1,-1,2");
    CHECK(legal_text(game) ==
          "meeple:city0:red meeple:road0:red meeple:road1:red meeple:road2:red pass");
}

TEST_CASE("M-MEEPLE-1: never on mist or field") {
    const Game game = play(3, "draw:60.2 place:1,-1,2");
    CHECK(refused(game, "meeple:mist0:red") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "meeple:field0:red") == Refusal::SegmentNotForMeeples);
    Game unknown = game;
    const auto made = unknown.apply(PlaceMeeple{SegmentIndex(200), Colour::Red});
    REQUIRE_FALSE(made.has_value());
    CHECK(made.error() == Refusal::NoSuchSegment);
}

TEST_CASE("M-MEEPLE-1: not where any meeple stands, though it be one's own") {
    const Game other = play(2, "draw:17.0 place:1,-1,0 meeple:city0:red draw:01.0 place:1,-2,2");
    CHECK(refused(other, "meeple:city0:blue") == Refusal::FeatureOccupied);
    CHECK(legal_text(other) ==
          "meeple:city1:blue meeple:city1:yellow meeple:road0:blue meeple:road0:yellow pass");
    const Game own = play(1, "draw:17.0 place:1,-1,0 meeple:city0:red draw:01.0 place:1,-2,2");
    CHECK(refused(own, "meeple:city0:red") == Refusal::FeatureOccupied);
}

TEST_CASE("M-MEEPLE-1: the whole feature counts, not the tile alone") {
    // The meeple on 17 stands two tiles away from 20, on the other side of 22.
    const Game game = play(
        2, "draw:17.0 place:1,-1,0 meeple:city0:red draw:22.0 place:1,-2,0 draw:20.0 place:1,-3,0");
    CHECK(legal_text(game) == "meeple:city0:red meeple:city0:green pass");
    CHECK(refused(game, "meeple:city1:green") == Refusal::FeatureOccupied);
}

TEST_CASE("M-MEEPLE-1: from the supply of that colour, while it lasts") {
    // All 3 red meeples of a solo game stand on features that stay open.
    const Game game =
        play(1,
             "draw:17.0 place:1,-1,0 meeple:city0:red draw:27.1 place:0,-1,2 meeple:road0:red "
             "draw:01.0 place:0,-2,0 meeple:city1:red draw:20.0 place:0,-3,0");
    CHECK(game.view().supplies[0][0] == Supply{Colour::Red, 0});
    CHECK(refused(game, "meeple:city0:red") == Refusal::NoMeepleLeft);
    CHECK(legal_text(game) ==
          "meeple:city0:green meeple:city0:blue meeple:city0:yellow meeple:city1:green "
          "meeple:city1:blue meeple:city1:yellow pass");
}

TEST_CASE("M-MEEPLE-1: a feature that the tile completes may be taken, and scores") {
    Game game = play(2, "draw:14.3 place:1,-1,2");
    CHECK(tell(game, "meeple:city0:green") == "meeple:city0@1,-1:green");
    CHECK(tell(game, "points:city0@1,-1") ==
          "scored:city0@1,-1:4x1:points score:pink:+4:4 returned:city0@1,-1:green turn:2:player1");
    CHECK(game.view().supplies[0][1] == Supply{Colour::Green, 3});
}

TEST_CASE("M-MEEPLE-1: with nowhere to put a meeple the core passes") {
    Game game = play(2, "draw:12.3");
    CHECK(tell(game, "place:2,1,0") ==
          "placed:12.3:2,1,0 ghosts:2,1:+3 forced:pass turn:2:player1");
}

TEST_CASE("M-MEEPLE-1: the ruin is nowhere to put one; the start tile is not placed by anybody") {
    const Game game = play(2, "draw:47.3 place:0,-1,0");
    CHECK(legal_text(game) == "meeple:road0:red meeple:road0:green pass");
}
