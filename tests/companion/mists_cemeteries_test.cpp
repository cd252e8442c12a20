#include "tests/companion/mists_look.hpp"

#include <doctest/doctest.h>

using doctest::Approx;
using mistward::companion::mists::Look;
using mistward::rules::Position;

TEST_CASE("M-BURY-1: open cemeteries and the spaces that they lack") {
    // Of the four spaces beside 46 one is taken; two ghosts stand on it.
    const Look look("17.0", "mists:2 players:2 tile:46.0@0,2,2 ghosts:0,2:2");
    CHECK(look["cemeteries"] == Approx(1.0 / 2));
    CHECK(look.place("cemeteries") == Position{0, 2});
    CHECK(look["cemetery_spaces"] == Approx(3.0 / 8));
    CHECK(look["cemetery_next"] == Approx(1.0 / 3));
    CHECK(look["cemetery_ghosts"] == Approx(2.0 / 3));
    CHECK(look["cemetery_toll"] == 0);
    CHECK(look["cemetery_in_the_way"] == 0);
    const Look none("17.0", "mists:2 players:2");
    CHECK(none["cemeteries"] == 0);
    CHECK(none["cemetery_next"] == 0);
    CHECK(none.place("cemetery_next") == std::nullopt);
}

TEST_CASE("of several open cemeteries the one that lacks the fewest spaces is the next") {
    // 46 at 0,2 lacks -1,2, 1,2 and 0,3; 40 at -1,1 lacks -2,1 and -1,2, for 12 lies at -1,0.
    const Look look("17.0", "mists:2 players:2 tile:46.0@0,2,2 tile:12.3@-1,0,0 tile:40.0@-1,1,0");
    CHECK(look["cemeteries"] == Approx(2.0 / 2));
    CHECK(look["cemetery_spaces"] == Approx(5.0 / 8));
    CHECK(look["cemetery_next"] == Approx(1.0 / 2));
    CHECK(look.place("cemetery_next") == Position{-1, 1});
}

TEST_CASE("M-DOWN-1: a haunted cemetery takes tiles as long as it is open") {
    // Of the 8 spaces around 46 the quarters 0,1 and 1,1 take two; four tiles are left.
    const Look look("17.0 20.0 22.0 30.0", "mists:5 players:2 tile:46.0@0,2,2 piles:2+1+1");
    CHECK(look["cemetery_spaces"] == Approx(6.0 / 8));
    CHECK(look["cemetery_toll"] == Approx(6.0 / 5));
    CHECK(look.place("cemetery_toll") == Position{0, 2});
    // At -1,1 and 1,2 a tile face down would spoil the bank of the start tile and its ghosts.
    CHECK(look["cemetery_in_the_way"] == Approx(2.0 / 4));
    CHECK(look["tiles_face_down"] == 0);
}

TEST_CASE("a work is in the way of tiles that go face down, too") {
    // The road of 50 opens on 1,3. Its clear side met the mist of the start tile, whose bank has
    // nothing more to lose at -1,1.
    const Look look("17.0 20.0 22.0 30.0",
                    "mists:5 players:2 tile:46.0@0,2,2 tile:50.1@1,2,0 meeple:road0@1,2:red "
                    "piles:2+1+1");
    CHECK(look["cemetery_in_the_way"] == Approx(1.0 / 4));
}

TEST_CASE("tiles that lie face down, and cemeteries to come") {
    const Look look("17.0 46.0 22.0 30.0",
                    "mists:5 players:2 tile:40.0@-1,1,0 down:-1,2 piles:1+1+1");
    CHECK(look["tiles_face_down"] == Approx(1.0 / 10));
    CHECK(look["cemeteries_unseen"] == Approx(1.0 / 5));
}
