#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace mistward::companion::rivals {

using doctest::Approx;

// Four unseen tiles: leads swing by 3 + 1.6 * 2 = 6.2 points.

TEST_CASE("a lead is told in points, and against what usually still changes") {
    const RivalLook look("V.0 V.0 U.0 W.0", "base players:2 points:red:30 points:green:18");
    CHECK(look["lead"] == Approx(12.0 / 20));
    CHECK(look["lead_if_the_game_ended"] == Approx(12.0 / 20));
    CHECK(look["lead_expected"] == Approx(12.0 / 20));
    CHECK(look["lead_against_the_swing"] == Approx(12 / 6.2));
    CHECK(look["lead_if_the_game_ended_against_the_swing"] == Approx(12 / 6.2));
    CHECK(look["lead_expected_against_the_swing"] == Approx(12 / 6.2));
    CHECK(look["ahead_if_the_game_ended"] == 1);
}

TEST_CASE("what one player is ahead the other is behind") {
    const RivalLook look("V.0 V.0 U.0 W.0", "base players:2 points:red:20 points:green:18", 1);
    CHECK(look["lead"] == Approx(-2.0 / 20));
    CHECK(look["ahead_if_the_game_ended"] == Approx(-2.0 / 5));
}

TEST_CASE("G-SCORE-1: a city counts by the chance that it is completed") {
    // Red's city of one tile waits for 0,-1. Of the four tiles two E close it, C continues it: 2.3
    // tiles. Each player draws two.
    const double chance = 1 - std::pow(1 - 2.3 / 4, 2);
    const double expected = chance * 4 + (1 - chance) * 1;
    constexpr const char* kState = "base players:2 meeple:city0@0,0:red";
    const RivalLook mine("E.0 E.0 V.0 C.0", kState);
    CHECK(mine["my_cities"] == Approx(expected / 20));
    CHECK(mine["rival_cities"] == 0);
    CHECK(mine["my_biggest"] == Approx(expected / 20));
    CHECK(mine["lead_expected"] == Approx(expected / 20));
    CHECK(mine["lead_if_the_game_ended"] == Approx(1.0 / 20));
    CHECK(mine["lead"] == 0);
    const RivalLook theirs("E.0 E.0 V.0 C.0", kState, 1);
    CHECK(theirs["rival_cities"] == Approx(expected / 20));
    CHECK(theirs["rival_biggest"] == Approx(expected / 20));
    CHECK(theirs["my_cities"] == 0);
    CHECK(theirs["my_biggest"] == 0);
}

TEST_CASE("G-SCORE-1: a road that two share counts for both") {
    // It goes on at -1,0 and 2,0. W closes it there, U continues it: 2.3 tiles of 4, and one draw
    // of each player for each of the two.
    const double chance = std::pow(2.3 / 4, 2);
    const double expected = chance * 4 + (1 - chance) * 2;
    constexpr const char* kState =
        "base players:2 tile:U.0@1,0,0 meeple:road0@0,0:red meeple:road0@1,0:green";
    const RivalLook look("W.0 W.0 U.0 B.0", kState);
    CHECK(look["my_roads"] == Approx(expected / 20));
    CHECK(look["rival_roads"] == Approx(expected / 20));
    CHECK(look["my_shared"] == Approx(expected / 20));
    CHECK(look["rival_shared"] == Approx(expected / 20));
    CHECK(look["my_slim"] == 0);
    CHECK(look["my_trailing"] == 0);
}

TEST_CASE("a monastery counts its neighbours and who may still come") {
    // One space of eight is empty, with fields to its north and west: V and B fit, W and C do not.
    // Each of the two players draws two tiles.
    const double chance = 1 - std::pow(0.5, 4);
    const double expected = chance * 9 + (1 - chance) * 8;
    constexpr const char* kState =
        "base players:2 tile:B.0@0,1,0 tile:B.0@-1,1,0 tile:B.0@1,1,0 tile:B.0@0,2,0 "
        "tile:B.0@-1,2,0 tile:B.0@1,2,0 tile:B.0@-1,3,0 tile:B.0@0,3,0 meeple:monastery@0,2:red";
    const RivalLook look("V.0 W.0 C.0 B.0", kState);
    CHECK(look["my_centres"] == Approx(expected / 20));
    CHECK(look["rival_centres"] == 0);
    CHECK(look["my_home"] == Approx(chance / 3));
    CHECK(look["my_home_next"] == Approx(0.5));
    CHECK(look["my_next_points"] == Approx(0.5 * 9 / 10));
    CHECK(RivalLook("V.0 W.0 C.0 B.0", kState, 1)["rival_centres"] == Approx(expected / 20));
}

}  // namespace mistward::companion::rivals
