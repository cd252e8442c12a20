#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace mistward::companion::rivals {

using doctest::Approx;

namespace {

constexpr const char* kMistyTiles = "12.3 47.3 17.0 27.1";

}  // namespace

TEST_CASE("G-GHOST-1: mist at the empty spaces, and on the tiles to come") {
    // Mist opens on -1,0, -1,1 and 1,2. 12, 47 and 27 can meet it at the first two, none of the
    // four at the third, where a road is asked for.
    const RivalLook first(kMistyTiles, "ghosts players:2");
    CHECK(first["mist_spaces"] == Approx(3.0 / 20));
    CHECK(first["mist_unseen"] == Approx(3.0 / 4));
    CHECK(first["mist_for_me"] == Approx((0.75 + 0.75 + 0) / 3));
    CHECK(first["mist_for_the_rival"] == 0);
    const RivalLook second(kMistyTiles, "ghosts players:2", 1);
    CHECK(second["mist_for_me"] == 0);
    CHECK(second["mist_for_the_rival"] == Approx((0.75 + 0.75 + 0) / 3));
    const RivalLook without(kMistyTiles, "ghosts players:2 without:ghosts");
    CHECK(without["mist_for_me"] == 0);
    CHECK(without["ghosts_in_play"] == 0);
    CHECK(first["ghosts_in_play"] == 1);
}

TEST_CASE("G-SCORE-2: ghosts on meeples, and what they will cost") {
    // Red leads on the city at 1,0, which no tile completes (17 has another city beyond), with a
    // meeple that has two ghosts. Green has a guard on the road at 0,0.
    constexpr const char* kState =
        "ghosts players:2 meeple:city0@1,0:red:2ghosts meeple:road0@0,0:green:guard";
    const RivalLook red("V.0 V.0", kState);
    CHECK(red["my_haunted"] == Approx(2.0 / 5));
    CHECK(red["rival_haunted"] == 0);
    CHECK(red["my_exposed"] == Approx(1.0 / 5));
    CHECK(red["rival_exposed"] == 0);
    CHECK(red["supply"] == Approx(13.0 / 15));
    // At the end one point each; nothing closes the city, so two points less than the one of it.
    CHECK(red["my_price"] == Approx(2.0 / 10));
    CHECK(red["my_cities"] == Approx((1.0 - 2) / 20));
    CHECK(red["my_doomed"] == 0);
    const RivalLook green("V.0 V.0", kState, 1);
    CHECK(green["rival_haunted"] == Approx(2.0 / 5));
    CHECK(green["rival_exposed"] == Approx(1.0 / 5));
    CHECK(green["rival_price"] == Approx(2.0 / 10));
}

TEST_CASE("G-GHOST-2: a third ghost would take the lead on a feature") {
    // Two of two tiles close the city at 1,0, which is worth four points then, less four for the
    // ghosts; the monastery of green has two neighbours and two ghosts.
    const double city = 1 * (4 - 4);
    const RivalLook red("E.0 E.0", "ghosts players:2 meeple:city0@1,0:red:2ghosts");
    CHECK(red["my_cities"] == Approx(city));
    CHECK(red["my_price"] == Approx(2 * 2.0 / 10));
    // Field 1 of the start tile borders no city: three of E and the two of 1,0 are not its own.
    constexpr const char* kState =
        "ghosts players:2 tile:B.0@2,1,0 tile:B.0@3,1,0 meeple:monastery@2,1:green:2ghosts";
    const double monastery = 1 + 3 - 2;  // itself, 1,0, 1,1 and 3,1; a point for each ghost
    CHECK(RivalLook("V.0 V.0", kState)["rival_doomed"] == Approx(monastery / 10));
    CHECK(RivalLook("V.0 V.0", kState, 1)["my_doomed"] == Approx(monastery / 10));
}

TEST_CASE("G-SCORE-3: a cemetery with one empty space will give a guard") {
    // At 5,1 a city is asked for in the west: E fits, the three V do not. Each player draws two.
    const double chance = 1 - std::pow(0.75, 4);
    constexpr const char* kState =
        "ghosts players:2 tile:B.0@2,1,0 tile:B.0@3,1,0 tile:B.0@3,0,0 tile:B.0@3,2,0 "
        "tile:46.0@4,1,1 tile:B.0@4,0,0 tile:B.0@4,2,0 tile:B.0@5,0,0 tile:B.0@5,2,0 "
        "meeple:cemetery@4,1:red";
    const RivalLook red("E.0 V.0 V.0 V.0", kState);
    CHECK(red["my_keepers"] == Approx(chance));
    CHECK(red["my_centres"] == Approx(2 * chance / 20));
    CHECK(red["lead_if_the_game_ended"] == 0);
    CHECK(RivalLook("E.0 V.0 V.0 V.0", kState, 1)["rival_keepers"] == Approx(chance));
}

}  // namespace mistward::companion::rivals
