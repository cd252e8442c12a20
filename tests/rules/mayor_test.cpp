#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::rules;

namespace {

constexpr Setup kMayor{.mode = Mode::Base, .players = 2, .changed = {Part::Mayor}};

}  // namespace

TEST_CASE("AM-MAYOR-1: a mayor comes into cities alone") {
    const Game game = play_with("am7.0", kMayor, "draw:am7.0 place:0,-1,2");
    CHECK(offers(game, "meeple:city0:red:mayor"));
    CHECK(refused(game, "meeple:road0:red:mayor") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "meeple:field0:red:mayor") == Refusal::SegmentNotForMeeples);
}

TEST_CASE("AM-MAYOR-2: a mayor counts for as many as the city has coats of arms") {
    // The start tile's city, am1 with two coats, and ends of it.
    const std::string tiles =
        "base players:2 parts:mayor turn:5 tile:am1.0@0,-1,0 "
        "tile:E.0@0,-2,2 tile:E.0@1,-1,3 ";
    Game against_two = from(tiles +
                                "meeple:city0@0,-1:red:mayor meeple:city0@0,-2:green "
                                "meeple:city0@1,-1:green drawn:E.0",
                            "place:-1,-1,1");
    // Two coats against two meeples: both have 2 for each of 5 tiles and 2 coats.
    CHECK(tell(against_two, "pass") ==
          "scored:city0@-1,-1:14x2:points returned:city0@0,-1:red:mayor "
          "returned:city0@0,-2:green returned:city0@1,-1:green score:red:+14:14 "
          "score:green:+14:14 turn:6:player1");
}

TEST_CASE("AM-MAYOR-2: in a city without coats a mayor wins nothing and goes home") {
    Game game = from("base players:2 parts:mayor turn:3 meeple:city0@0,0:red:mayor drawn:E.0",
                     "place:0,-1,2");
    CHECK(tell(game, "pass") ==
          "scored:city0@0,-1:4x1:points returned:city0@0,0:red:mayor turn:4:player1");
    CHECK(game.view().supplies[0][0][MeepleKind::Mayor] == 1);
}
