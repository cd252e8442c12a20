#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace mistward::companion::rivals {

using doctest::Approx;

TEST_CASE("G-END-1: a field counts the cities that it borders, and those to come") {
    // The city of the start tile waits for 0,-1: two E of four tiles close it, C continues it. The
    // field beside it goes on in the west and the east.
    const double city = 1 - std::pow(1 - 2.3 / 4, 2);
    constexpr const char* kState = "base players:2 meeple:field0@0,0:red";
    const RivalLook mine("E.0 E.0 V.0 C.0", kState);
    CHECK(mine["my_fields"] == Approx(3 * city / 20));
    CHECK(mine["my_fields_now"] == 0);
    CHECK(mine["my_on_fields"] == Approx(1.0 / 3));
    CHECK(mine["my_open_halves"] == Approx(2.0 / 20));
    CHECK(mine["fields_against_the_swing"] == Approx(3 * city / 6.2));
    const RivalLook theirs("E.0 E.0 V.0 C.0", kState, 1);
    CHECK(theirs["rival_fields"] == Approx(3 * city / 20));
    CHECK(theirs["rival_on_fields"] == Approx(1.0 / 3));
    CHECK(theirs["rival_open_halves"] == Approx(2.0 / 20));
    CHECK(theirs["fields_against_the_swing"] == Approx(-3 * city / 6.2));
}

TEST_CASE("G-END-1: two fields count a complete city that lies between them") {
    // E at 0,-1 completes the city; its field has the other three sides of the tile.
    const RivalLook look("V.0 V.0 U.0 W.0",
                         "base players:2 tile:E.0@0,-1,2 meeple:field0@0,0:red "
                         "meeple:field0@0,-1:green");
    CHECK(look["my_fields"] == Approx(3.0 / 20));
    CHECK(look["my_fields_now"] == Approx(3.0 / 20));
    CHECK(look["rival_fields_now"] == Approx(3.0 / 20));
    CHECK(look["rival_open_halves"] == Approx(6.0 / 20));
    CHECK(look["fields_against_the_swing"] == 0);
    CHECK(look["lead_if_the_game_ended"] == 0);
}

TEST_CASE("majorities on fields are told from others") {
    // The field north of the road, beside a complete city: red stands there twice, green once.
    constexpr const char* kState =
        "base players:2 tile:E.0@0,-1,2 tile:U.0@1,0,0 tile:U.0@2,0,0 meeple:field0@0,0:red "
        "meeple:field0@1,0:green meeple:field0@2,0:red";
    const RivalLook red("V.0 V.0 U.0 W.0", kState);
    CHECK(red["my_slim_fields"] == Approx(3.0 / 20));
    CHECK(red["rival_trailing_fields"] == Approx(3.0 / 20));
    CHECK(red["my_slim"] == 0);
    CHECK(red["rival_trailing"] == 0);
    const RivalLook green("V.0 V.0 U.0 W.0", kState, 1);
    CHECK(green["rival_slim_fields"] == Approx(3.0 / 20));
    CHECK(green["my_trailing_fields"] == Approx(3.0 / 20));
    CHECK(green["my_fields"] == 0);
}

}  // namespace mistward::companion::rivals
