#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace mistward::companion::rivals {

using doctest::Approx;

TEST_CASE("TB-BUILD-2: how likely the next tile adds to the builder's road") {
    // One of four tiles fits at each of its two ends.
    constexpr const char* kState =
        "base players:2 parts:builder tile:U.0@1,0,0 meeple:road0@0,0:red "
        "meeple:road0@1,0:red:builder";
    const RivalLook mine("W.0 B.0 B.0 B.0", kState);
    CHECK(mine["my_builder_at_hand"] == 0);
    CHECK(mine["my_builder_at_work"] == 1);
    CHECK(mine["my_builder_spaces"] == Approx(2.0 / 4));
    CHECK(mine["my_builder_next"] == Approx(2 * 0.25));
    CHECK(mine["my_second_part"] == 0);
    CHECK(mine["rival_builder_at_hand"] == 1);
    CHECK(mine["rival_builder_at_work"] == 0);
    const RivalLook theirs("W.0 B.0 B.0 B.0", kState, 1);
    CHECK(theirs["rival_builder_spaces"] == Approx(2.0 / 4));
    CHECK(theirs["rival_builder_next"] == Approx(2 * 0.25));
    CHECK(theirs["my_builder_at_hand"] == 1);
    CHECK(theirs["my_builder_at_work"] == 0);
}

TEST_CASE("TB-BUILD-3: a second part that begins with the next draw") {
    constexpr const char* kState = "base players:2 parts:builder turn:2 second_part:yes";
    const RivalLook mine("V.0 V.0", kState, 1);
    CHECK(mine["my_second_part"] == 1);
    CHECK(mine["rival_second_part"] == 0);
    CHECK(RivalLook("V.0 V.0", kState, 0)["rival_second_part"] == 1);
}

TEST_CASE("TB-PIG-1: a pig is worth a point for each city of its owner's field") {
    // E and the start tile are one complete city.
    constexpr const char* kState =
        "base players:2 parts:pig turn:9 tile:E.0@0,-1,2 tile:B.0@0,-2,0 "
        "meeple:field0@0,-1:red meeple:field0@0,-2:red:pig";
    const RivalLook mine("V.0 V.0", kState);
    CHECK(mine["my_pig"] == Approx(1.0 / 10));
    CHECK(mine["my_fields"] == Approx((3.0 + 1) / 20));
    CHECK(mine["my_fields_now"] == Approx((3.0 + 1) / 20));
    CHECK(mine["my_pig_at_hand"] == 0);
    CHECK(mine["rival_pig_at_hand"] == 1);
    const RivalLook theirs("V.0 V.0", kState, 1);
    CHECK(theirs["rival_pig"] == Approx(1.0 / 10));
    CHECK(theirs["my_pig_at_hand"] == 1);
}

TEST_CASE("TB-GOODS-2: who is ahead in goods, and what that may bring") {
    // Red has two of nine wine, green one of five cloth, nobody has grain.
    const auto expected = [](double lead, double left) {
        const double part = lead / (1 + std::sqrt(left) / 2);
        return 10 * (0.5 + 0.5 * part / (1 + std::fabs(part)));
    };
    constexpr const char* kState = "base players:2 parts:goods goods:red:2+0+0 goods:green:0+0+1";
    const RivalLook mine("V.0 V.0", kState);
    CHECK(mine["wine_lead"] == Approx(2.0 / 3));
    CHECK(mine["grain_lead"] == 0);
    CHECK(mine["cloth_lead"] == Approx(-1.0 / 3));
    const double red = expected(2, 7) + 5 + expected(-1, 4);
    const double green = expected(-2, 7) + 5 + expected(1, 4);
    CHECK(mine["my_goods_points"] == Approx(red / 20));
    CHECK(mine["rival_goods_points"] == Approx(green / 20));
    CHECK(mine["lead_expected"] == Approx((red - green) / 20));
    CHECK(mine["lead_if_the_game_ended"] == 0);
}

TEST_CASE("TB-GOODS-2: a lead that nothing is left to change is worth 10") {
    const RivalLook look("V.0 V.0", "base players:2 parts:goods goods:red:5+3+3 goods:green:4+3+2");
    CHECK(look["my_goods_points"] == Approx((10 + 5 + 10) / 20.0));
    CHECK(look["rival_goods_points"] == Approx(5.0 / 20));
}

TEST_CASE("TB-GOODS-1: tokens for whoever draws the tile that completes the city") {
    // One of two tiles closes the city of tb15, with its wine.
    constexpr const char* kState = "base players:2 parts:goods tile:tb15.0@0,-1,1";
    CHECK(RivalLook("E.0 V.0", kState)["goods_for_me"] == Approx(0.5 / 3));
    CHECK(RivalLook("E.0 V.0", kState)["goods_for_the_rival"] == 0);
    CHECK(RivalLook("E.0 V.0", kState, 1)["goods_for_the_rival"] == Approx(0.5 / 3));
    const std::string held = std::string(kState) + " meeple:city0@0,-1:red";
    CHECK(RivalLook("E.0 V.0", held)["goods_for_me"] == Approx(0.5 / 3));
}

}  // namespace mistward::companion::rivals
