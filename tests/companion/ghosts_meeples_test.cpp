#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace mistward::companion::rivals {

using doctest::Approx;

namespace {

constexpr const char* kFewTiles = "V.0 V.0 U.0 W.0";

/// Seven places for meeples on fields, two on works.
constexpr const char* kSixOfRed =
    "base players:2 tile:U.0@1,0,0 tile:U.0@2,0,0 meeple:field0@0,0:red meeple:field1@0,0:red "
    "meeple:field0@1,0:red meeple:field1@1,0:red meeple:field0@2,0:red meeple:field1@2,0:red";

}  // namespace

TEST_CASE("G-SET-2: meeples at hand") {
    const RivalLook look(kFewTiles, "base players:2 meeple:field0@0,0:red");
    CHECK(look["my_at_hand"] == Approx(6.0 / 5));
    CHECK(look["rival_at_hand"] == Approx(7.0 / 5));
    CHECK(look["my_has_one"] == 1);
    CHECK(look["my_has_two"] == 1);
    CHECK(look["rival_has_one"] == 1);
    CHECK(look["rival_has_two"] == 1);
    // One less for the tenth part of forty tiles.
    CHECK(look["hands_and_time"] == Approx(-1.0 / 5 * 4 / 40));
}

TEST_CASE("whoever has one meeple left has no second") {
    const RivalLook red(kFewTiles, kSixOfRed);
    CHECK(red["my_has_one"] == 1);
    CHECK(red["my_has_two"] == 0);
    const RivalLook green(kFewTiles, kSixOfRed, 1);
    CHECK(green["rival_has_one"] == 1);
    CHECK(green["rival_has_two"] == 0);
}

TEST_CASE("turns for which nobody stands ready") {
    // Seven meeples lie on fields and stay there; each player has two turns.
    const std::string none = std::string(kSixOfRed) + " meeple:field0@0,0:red";
    const RivalLook red(kFewTiles, none);
    CHECK(red["my_has_one"] == 0);
    CHECK(red["my_idle_turns"] == Approx(2.0 / 10));
    CHECK(red["rival_idle_turns"] == 0);
    CHECK(red["my_stuck"] == 0);
    const RivalLook green(kFewTiles, none, 1);
    CHECK(green["rival_idle_turns"] == Approx(2.0 / 10));
    CHECK(green["my_idle_turns"] == 0);
}

TEST_CASE("G-SCORE-3: guards at hand, two and those gained") {
    const RivalLook look("V.0 V.0", "ghosts players:2 guards:red:1");
    CHECK(look["my_guards"] == Approx(4.0 / 3));
    CHECK(look["rival_guards"] == Approx(2.0 / 3));
    CHECK(look["my_at_hand"] == Approx(9.0 / 5));
}

}  // namespace mistward::companion::rivals
