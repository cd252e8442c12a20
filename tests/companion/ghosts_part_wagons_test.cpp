#include "tests/companion/ghosts_look.hpp"

#include <doctest/doctest.h>

namespace mistward::companion::rivals {

using doctest::Approx;

TEST_CASE("AM-ABBEY-1: who has an abbey, and spaces for it") {
    // Six tiles and the start tile lie around 0,1; without the last one, three sides of it do.
    const std::string three =
        "tile:V.0@1,0,0 tile:V.0@1,1,1 tile:E.0@1,2,2 tile:V.0@-1,0,3 tile:V.0@-1,1,2";
    const std::string state = "base players:2 parts:abbeys turn:3 " + three;
    const RivalLook open("V.0 V.0", state);
    CHECK(open["my_abbey_at_hand"] == 1);
    CHECK(open["rival_abbey_at_hand"] == 1);
    CHECK(open["holes"] == 0);
    CHECK(open["near_holes"] == Approx(1.0 / 8));
    const RivalLook closed("V.0 V.0", state + " tile:E.0@0,2,0");
    CHECK(closed["holes"] == Approx(1.0 / 4));
    CHECK(closed["near_holes"] == 0);
    const std::string placed = state + " tile:E.0@0,2,0 tile:abbey.0@0,1,0 abbeys:0:no";
    const RivalLook without("V.0 V.0", placed);
    CHECK(without["my_abbey_at_hand"] == 0);
    CHECK(without["rival_abbey_at_hand"] == 1);
    CHECK(RivalLook("V.0 V.0", placed, 1)["rival_abbey_at_hand"] == 0);
}

TEST_CASE("AM-MAYOR-2: a mayor counts for the coats of arms of its city") {
    const std::string city = "base players:2 parts:mayor turn:5 tile:am1.0@0,-1,0 ";
    const RivalLook red("V.0 V.0", city + "meeple:city0@0,-1:red:mayor meeple:city0@0,0:green");
    CHECK(red["my_mayor"] == Approx(2.0 / 3));
    CHECK(red["rival_mayor"] == 0);
    CHECK(red["my_mayor_at_hand"] == 0);
    CHECK(red["rival_mayor_at_hand"] == 1);
    CHECK(red["my_cities"] == Approx(4.0 / 20));
    CHECK(red["rival_cities"] == 0);
    const RivalLook green("V.0 V.0", city + "meeple:city0@0,-1:red:mayor", 1);
    CHECK(green["rival_mayor"] == Approx(2.0 / 3));
    CHECK(green["rival_mayor_at_hand"] == 0);
    // In a city without coats it does not lead.
    const RivalLook none("V.0 V.0", "base players:2 parts:mayor meeple:city0@0,0:red:mayor");
    CHECK(none["my_cities"] == 0);
    CHECK(none["my_stuck"] == Approx(1.0 / 3));
}

TEST_CASE("AM-SET-1: wagons and barns at hand") {
    const std::string state = "base players:2 parts:wagon+barn meeple:road0@0,0:red:wagon";
    const RivalLook red("V.0 V.0", state);
    CHECK(red["my_wagon_at_hand"] == 0);
    CHECK(red["rival_wagon_at_hand"] == 1);
    CHECK(red["my_barn_at_hand"] == 1);
    const RivalLook green("V.0 V.0", state, 1);
    CHECK(green["my_wagon_at_hand"] == 1);
    CHECK(green["rival_wagon_at_hand"] == 0);
}

TEST_CASE("AM-BARN-5: a barn has four for each complete city of its field") {
    const std::string state =
        "base players:2 parts:barn turn:3 tile:U.0@1,0,0 tile:E.0@1,1,2 tile:E.0@1,2,0 "
        "tile:B.0@0,1,0 meeple:field1@0,0:green:barn";
    const RivalLook red("V.0 V.0", state);
    CHECK(red["rival_barn"] == Approx(4.0 / 20));
    CHECK(red["rival_fields"] == Approx(4.0 / 20));
    CHECK(red["rival_barn_at_hand"] == 0);
    CHECK(red["my_barn"] == 0);
    const RivalLook green("V.0 V.0", state, 1);
    CHECK(green["my_barn"] == Approx(4.0 / 20));
    CHECK(green["my_on_fields"] == 0);
}

}  // namespace mistward::companion::rivals
