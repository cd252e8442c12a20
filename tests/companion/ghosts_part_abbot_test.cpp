#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace mistward::companion::rivals {

using doctest::Approx;

TEST_CASE("AB-HOME-1: what the abbot would bring now") {
    // Two tiles lie in the nine.
    constexpr const char* kState =
        "base players:2 parts:abbot tile:U-garden.0@1,0,0 meeple:garden@1,0:red:abbot";
    const RivalLook mine("V.0 V.0", kState);
    CHECK(mine["my_abbot_now"] == Approx(2.0 / 9));
    CHECK(mine["my_abbot_at_hand"] == 0);
    CHECK(mine["rival_abbot_now"] == 0);
    CHECK(mine["rival_abbot_at_hand"] == 1);
    CHECK(mine["my_centres"] == Approx(2.0 / 20));
    const RivalLook theirs("V.0 V.0", kState, 1);
    CHECK(theirs["rival_abbot_now"] == Approx(2.0 / 9));
    CHECK(theirs["my_abbot_at_hand"] == 1);
}

TEST_CASE("IC-INN-1: a road with an inn is worth twice as much, or nothing") {
    // Three of four tiles fit at each of its two spaces, two of them close it: four tiles then.
    const double chance = std::pow(2.3 / 4, 2);
    constexpr const char* kState =
        "base players:2 parts:inns tile:in15.0@1,0,0 meeple:road0@0,0:red:large";
    const RivalLook mine("W.0 W.0 U.0 B.0", kState);
    CHECK(mine["my_inns"] == Approx(chance * 8 / 20));
    CHECK(mine["my_roads"] == Approx(chance * 8 / 20));
    CHECK(mine["my_stake"] == Approx((1 - chance) * 8 / 20));
    CHECK(mine["rival_inns"] == 0);
    CHECK(mine["my_large_at_hand"] == 0);
    CHECK(mine["rival_large_at_hand"] == 1);
    const RivalLook theirs("W.0 W.0 U.0 B.0", kState, 1);
    CHECK(theirs["rival_inns"] == Approx(chance * 8 / 20));
    CHECK(theirs["rival_stake"] == Approx((1 - chance) * 8 / 20));
    CHECK(theirs["my_large_at_hand"] == 1);
}

TEST_CASE("IC-CATH-1: a city with a cathedral that cannot be completed is worth nothing") {
    // Two tiles and three spaces for two turns; it would be worth 15.
    const RivalLook look("E.0 E.0 E.0 V.0",
                         "base players:2 parts:inns tile:in1.0@0,-1,0 meeple:city0@0,0:red");
    CHECK(look["my_cities"] == 0);
    CHECK(look["my_stake"] == Approx(15.0 / 20));
}

TEST_CASE("IC-LARGE-1: a large meeple leads alone beside an ordinary one") {
    const RivalLook look("W.0 W.0 U.0 B.0",
                         "base players:2 parts:inns tile:U.0@1,0,0 meeple:road0@0,0:red:large "
                         "meeple:road0@1,0:green");
    CHECK(look["my_roads"] > 0);
    CHECK(look["rival_roads"] == 0);
    CHECK(look["my_at_hand"] == Approx(7.0 / 5));
    CHECK(look["rival_at_hand"] == Approx(7.0 / 5));
}

}  // namespace mistward::companion::rivals
