#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace mistward::companion::rivals {

using doctest::Approx;

TEST_CASE("TO-FLOOR-2: meeples that one more floor could capture") {
    // Of the nine tiles around red's monastery four lie, around green's two: nothing more can come.
    constexpr const char* kState =
        "base players:2 parts:towers turn:5 tile:to2.0@0,1,0 tile:B.0@1,1,0 tile:B.0@2,1,0 "
        "floors:red:9 towers:0,1 heights:1 meeple:monastery@1,1:red meeple:monastery@2,1:green "
        "meeple:field0@0,1:green";
    const RivalLook red("V.0 V.0", kState);
    CHECK(red["my_in_reach"] == Approx(1.0 / 4));
    CHECK(red["rival_in_reach"] == Approx(2.0 / 4));
    CHECK(red["my_in_reach_points"] == Approx(4.0 / 20));
    CHECK(red["rival_in_reach_points"] == Approx(2.0 / 20));
    CHECK(red["my_floors"] == Approx(9.0 / 10));
    CHECK(red["rival_floors"] == Approx(10.0 / 10));
    CHECK(red["towers_open"] == Approx(1.0 / 10));
    CHECK(red["my_on_towers"] == 0);
    const RivalLook green("V.0 V.0", kState, 1);
    CHECK(green["my_in_reach"] == Approx(2.0 / 4));
    CHECK(green["rival_in_reach_points"] == Approx(4.0 / 20));
    CHECK(green["rival_floors"] == Approx(9.0 / 10));
}

TEST_CASE("TO-TOP-1: a meeple on a tower brings nothing and closes it") {
    constexpr const char* kState =
        "base players:2 parts:towers turn:5 tile:to2.0@0,1,0 floors:red:9 towers:0,1 heights:1 "
        "meeple:tower@0,1:red";
    const RivalLook red("V.0 V.0", kState);
    CHECK(red["my_on_towers"] == Approx(1.0 / 3));
    CHECK(red["rival_on_towers"] == 0);
    CHECK(red["towers_open"] == 0);
    CHECK(red["my_stuck"] == 0);
    CHECK(red["lead_expected"] == 0);
    CHECK(RivalLook("V.0 V.0", kState, 1)["rival_on_towers"] == Approx(1.0 / 3));
}

TEST_CASE("TO-RANSOM-1: meeples that a player holds of others, and has lost to them") {
    constexpr const char* kState =
        "base players:2 parts:towers turn:5 tile:to2.0@0,1,0 floors:green:8 towers:0,1 heights:2 "
        "prisoners:green:ordinary+ordinary/none/none/none/none/none";
    const RivalLook red("V.0 V.0", kState);
    CHECK(red["my_lost"] == Approx(2.0 / 3));
    CHECK(red["rival_captives"] == Approx(2.0 / 3));
    CHECK(red["my_captives"] == 0);
    CHECK(red["rival_lost"] == 0);
    CHECK(red["my_at_hand"] == Approx(5.0 / 5));
    const RivalLook green("V.0 V.0", kState, 1);
    CHECK(green["my_captives"] == Approx(2.0 / 3));
    CHECK(green["rival_lost"] == Approx(2.0 / 3));
}

}  // namespace mistward::companion::rivals
