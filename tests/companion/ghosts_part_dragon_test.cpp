#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace mistward::companion::rivals {

using doctest::Approx;

namespace {

/// The dragon on a road of three tiles; red is beside it, green's monk three steps away.
constexpr const char* kNear =
    "base players:2 parts:dragon tile:pd17.0@1,0,0 tile:U.0@2,0,0 tile:B.0@2,1,0 "
    "tile:B.0@3,1,0 dragon:1,0 meeple:road0@2,0:red meeple:monastery@3,1:green";
constexpr const char* kOneOfFour = "W.0 W.0 U.0 pd16.0";

}  // namespace

TEST_CASE("PD-DRAGON-4: meeples near the dragon, the nearer the more") {
    // Two tiles close the road at each of its two spaces, two more continue it.
    const double chance = std::pow(2.6 / 4, 2);
    const double road = chance * 5 + (1 - chance) * 3;
    const RivalLook red(kOneOfFour, kNear);
    CHECK(red["dragon_on_board"] == 1);
    CHECK(red["dragon_walks"] == 0);
    CHECK(red["my_menaced"] == Approx(1.0 / 4));
    CHECK(red["rival_menaced"] == Approx(4.0 / 6 / 4));
    CHECK(red["my_menaced_points"] == Approx(road / 20));
    CHECK(red["rival_menaced_points"] == Approx(4.0 / 6 * 3 / 20));
    CHECK(red["my_hunted"] == 0);
    CHECK(red["my_move_of_the_dragon"] == 0);
    // One tile of four wakes it.
    CHECK(red["dragon_unseen"] == Approx(1));
    CHECK(red["my_menaced_soon"] == Approx(1.0 / 4));
    CHECK(red["rival_menaced_soon"] == Approx(4.0 / 6 / 4));
    const RivalLook green(kOneOfFour, kNear, 1);
    CHECK(green["rival_menaced"] == Approx(1.0 / 4));
    CHECK(green["my_menaced_points"] == Approx(4.0 / 6 * 3 / 20));
    CHECK(green["my_menaced_soon"] == Approx(4.0 / 6 / 4));
}

TEST_CASE("PD-DRAGON-3: in a walk, whom it can still come to, and who moves it") {
    // It has made three moves of six and is two steps from red, four from green.
    constexpr const char* kWalk =
        "base players:2 parts:dragon turn:9 tile:pd17.0@1,0,0 tile:U.0@2,0,0 tile:B.0@2,1,0 "
        "tile:B.0@3,1,0 tile:B.0@1,1,0 tile:B.0@0,1,0 dragon:0,0 "
        "walk:2,1+1,1+0,1+0,0 meeple:road0@2,0:red meeple:monastery@3,1:green asks:move_dragon";
    const RivalLook red("V.0 V.0", kWalk);
    CHECK(red["dragon_walks"] == 1);
    CHECK(red["my_hunted"] == Approx(1.0 / 3));
    CHECK(red["rival_hunted"] == 0);
    CHECK(red["my_menaced_soon"] == 0);
    CHECK(red["my_move_of_the_dragon"] == 0);
    CHECK(red["rival_move_of_the_dragon"] == 1);
    const RivalLook green("V.0 V.0", kWalk, 1);
    CHECK(green["my_move_of_the_dragon"] == 1);
    CHECK(green["rival_hunted"] == Approx(1.0 / 3));
}

TEST_CASE("PD-FAIRY-2: nobody is menaced on the fairy's tile") {
    const RivalLook look("V.0 V.0",
                         "base players:2 parts:dragon+fairy tile:pd17.0@1,0,0 tile:U.0@2,0,0 "
                         "dragon:1,0 fairy:2,0 fairy_segment:0 fairy_colour:red "
                         "fairy_kind:ordinary meeple:road0@2,0:red");
    CHECK(look["my_menaced"] == 0);
    CHECK(look["my_fairy"] == 1);
}

TEST_CASE("PD-FAIRY-4: whoever has the fairy has three points more in the end") {
    constexpr const char* kState =
        "base players:2 parts:fairy tile:U.0@1,0,0 fairy:1,0 fairy_segment:0 fairy_colour:red "
        "fairy_kind:ordinary meeple:road0@1,0:red";
    const RivalLook mine("V.0 V.0", kState);
    CHECK(mine["my_fairy"] == 1);
    CHECK(mine["rival_fairy"] == 0);
    CHECK(mine["lead_if_the_game_ended"] == Approx((2.0 + 3) / 20));
    CHECK(RivalLook("V.0 V.0", kState, 1)["rival_fairy"] == 1);
}

TEST_CASE("PD-SET-1: what the tiles to come bring, as far as its part is played") {
    // Of four tiles one each is a volcano, a portal and a princess.
    constexpr const char* kUnseen = "pd1.0 pd2.0 pd9.0 V.0";
    const RivalLook dragon(kUnseen, "base players:2 parts:dragon");
    CHECK(dragon["volcano_unseen"] == Approx(1));
    CHECK(dragon["portal_unseen"] == 0);
    CHECK(dragon["princess_unseen"] == 0);
    const RivalLook others(kUnseen, "base players:2 parts:princesses+portals");
    CHECK(others["volcano_unseen"] == 0);
    CHECK(others["portal_unseen"] == Approx(1));
    CHECK(others["princess_unseen"] == Approx(1));
}

}  // namespace mistward::companion::rivals
