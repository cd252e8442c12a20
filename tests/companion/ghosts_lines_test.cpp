#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace mistward::companion::rivals {

using doctest::Approx;

TEST_CASE("what the next tile completes, and who comes home then") {
    // Two of four tiles close red's city, which has two tiles then: four points.
    constexpr const char* kState = "base players:2 meeple:city0@0,0:red";
    const RivalLook mine("E.0 E.0 V.0 C.0", kState);
    CHECK(mine["my_next_points"] == Approx(0.5 * 4 / 10));
    CHECK(mine["my_home_next"] == Approx(0.5));
    CHECK(mine["my_one_space"] == Approx(1.0 / 3));
    CHECK(mine["my_wide"] == 0);
    CHECK(mine["my_home"] == Approx((1 - std::pow(1 - 2.3 / 4, 2)) / 3));
    const RivalLook theirs("E.0 E.0 V.0 C.0", kState, 1);
    CHECK(theirs["rival_next"] == 1);
    CHECK(theirs["rival_next_points"] == Approx(0.5 * 4 / 10));
    CHECK(theirs["rival_home_next"] == Approx(0.5));
    CHECK(theirs["rival_one_space"] == Approx(1.0 / 3));
    CHECK(theirs["rival_home"] == Approx((1 - std::pow(1 - 2.3 / 4, 2)) / 3));
}

TEST_CASE("what waits for two spaces is open to others") {
    const double chance = std::pow(2.3 / 4, 2);
    const double expected = chance * 4 + (1 - chance) * 2;
    constexpr const char* kState = "base players:2 tile:U.0@1,0,0 meeple:road0@0,0:red";
    const RivalLook mine("W.0 W.0 U.0 B.0", kState);
    CHECK(mine["my_two_spaces"] == Approx(1.0 / 3));
    CHECK(mine["my_wide"] == Approx(expected / 20));
    CHECK(mine["my_next_points"] == 0);
    const RivalLook theirs("W.0 W.0 U.0 B.0", kState, 1);
    CHECK(theirs["rival_two_spaces"] == Approx(1.0 / 3));
    CHECK(theirs["rival_wide"] == Approx(expected / 20));
}

TEST_CASE("what waits for more spaces than its owner draws tiles has no chance") {
    // C has city on all sides and a coat of arms: three points as it is.
    constexpr const char* kState = "base players:2 tile:C.0@0,-1,0 meeple:city0@0,0:red";
    const RivalLook mine("E.0 E.0 V.0 E.0", kState);
    CHECK(mine["my_more_spaces"] == Approx(1.0 / 3));
    CHECK(mine["my_cities"] == Approx(3.0 / 20));
    CHECK(mine["my_stuck"] == Approx(1.0 / 3));
    CHECK(mine["my_home"] == 0);
    const RivalLook theirs("E.0 E.0 V.0 E.0", kState, 1);
    CHECK(theirs["rival_more_spaces"] == Approx(1.0 / 3));
    CHECK(theirs["rival_stuck"] == Approx(1.0 / 3));
}

TEST_CASE("G-SCORE-1: a majority that hangs on one meeple") {
    // Red stands twice on a road of three tiles, green once.
    const double chance = std::pow(2.3 / 4, 2);
    const double expected = chance * 5 + (1 - chance) * 3;
    constexpr const char* kState =
        "base players:2 tile:U.0@1,0,0 tile:U.0@2,0,0 meeple:road0@0,0:red meeple:road0@1,0:green "
        "meeple:road0@2,0:red";
    const RivalLook red("W.0 W.0 U.0 B.0", kState);
    CHECK(red["my_roads"] == Approx(expected / 20));
    CHECK(red["my_slim"] == Approx(expected / 20));
    CHECK(red["rival_trailing"] == Approx(expected / 20));
    CHECK(red["rival_behind"] == Approx(1.0 / 3));
    CHECK(red["my_behind"] == 0);
    const RivalLook green("W.0 W.0 U.0 B.0", kState, 1);
    CHECK(green["my_roads"] == 0);
    CHECK(green["rival_slim"] == Approx(expected / 20));
    CHECK(green["my_trailing"] == Approx(expected / 20));
    CHECK(green["my_behind"] == Approx(1.0 / 3));
}

TEST_CASE("a tile that joins two cities shares them") {
    // Cities of red and green lie opposite at 0,-1, with a field to its east: F joins them, H
    // closes both, V does not fit. 1.3 tiles complete each of them, or both together.
    const double chance = 1 - std::pow(1 - 1.3 / 4, 2);
    const double alone = chance * 4 + (1 - chance) * 1;
    const double together = chance * 8 + (1 - chance) * 2;
    const RivalLook look("F.0 H.0 V.0 V.0",
                         "base players:2 tile:U.0@1,0,0 tile:B.0@1,-1,0 tile:B.0@1,-2,0 "
                         "tile:E.0@0,-2,2 meeple:city0@0,0:red meeple:city0@0,-2:green");
    CHECK(look["my_cities"] == Approx(alone / 20));
    CHECK(look["my_join_gain"] == Approx(0.25 * (together - alone) / 5));
    CHECK(look["rival_join_gain"] == Approx(0.25 * (together - alone) / 5));
    CHECK(look["my_join_loss"] == 0);
}

TEST_CASE("a tile that joins a city to a stronger one loses it") {
    // Green stands twice on the city in the north, which has two tiles.
    const double chance = 1 - std::pow(1 - 1.3 / 4, 2);
    const double alone = chance * 4 + (1 - chance) * 1;
    constexpr const char* kState =
        "base players:2 tile:U.0@1,0,0 tile:B.0@1,-1,0 tile:B.0@1,-2,0 tile:G.0@0,-2,1 "
        "tile:E.0@0,-3,2 meeple:city0@0,0:red meeple:city0@0,-2:green meeple:city0@0,-3:green";
    const RivalLook red("F.0 H.0 V.0 V.0", kState);
    CHECK(red["my_join_loss"] == Approx(0.25 * alone / 5));
    CHECK(red["my_join_gain"] == 0);
    const RivalLook green("F.0 H.0 V.0 V.0", kState, 1);
    CHECK(green["rival_join_loss"] == Approx(0.25 * alone / 5));
    CHECK(green["my_join_gain"] > 0);
}

TEST_CASE("what nobody holds is there for whoever draws the right tile") {
    // Two of four tiles close the city, which is worth four points then. The road is open twice.
    CHECK(RivalLook("E.0 E.0 V.0 C.0", "base players:2")["free_for_me"] == Approx(0.5 * 4 / 10));
    CHECK(RivalLook("E.0 E.0 V.0 C.0", "base players:2")["free_for_the_rival"] == 0);
    const RivalLook second("E.0 E.0 V.0 C.0", "base players:2", 1);
    CHECK(second["free_for_the_rival"] == Approx(0.5 * 4 / 10));
    CHECK(second["free_for_me"] == 0);
}

}  // namespace mistward::companion::rivals
