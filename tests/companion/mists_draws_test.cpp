#include "tests/companion/mists_look.hpp"

#include <doctest/doctest.h>

using doctest::Approx;
using mistward::companion::mists::Look;

namespace {

// 12 and 47 have three symbols and can join the mist of the start tile, as 27 with one can:
// 2, 2 and 0 ghosts. 17 has none. 2 ghosts are left in the supply.
Look two_left() { return {"12.3 47.3 17.0 27.1", "mists:1 players:2 ghosts:0,0:11"}; }

}  // namespace

TEST_CASE("symbols on unseen tiles, on average") {
    CHECK(two_left()["average_symbols"] == Approx(7.0 / 4 / 1.25));
}

TEST_CASE("ghosts of the next tile where it brings the fewest") {
    CHECK(two_left()["expected_ghosts"] == Approx(1.0));
    CHECK(two_left()["free_tile"] == Approx(0.5));
    CHECK(two_left()["heavy_tile"] == Approx(0.5));
    CHECK(two_left()["join_chance"] == Approx(0.75));
    CHECK(two_left()["cemetery_extra"] == 0);
}

TEST_CASE("a tile that can join no mist brings all its ghosts") {
    // To the west of the start tile no space with mist beside it is left; the one at 1,2 asks for a
    // road, which 14 has not.
    const Look walled("14.3", "mists:1 players:2 tile:17.0@-1,0,0 tile:20.0@-1,1,0");
    CHECK(walled["join_chance"] == 0);
    CHECK(walled["expected_ghosts"] == Approx(3.0));
}

TEST_CASE("a tile that completes a bank brings none") {
    // 43 completes the bank of 27 at 1,-1; 28 has no city to the south.
    const Look look("43.1 28.2", "mists:1 players:2 tile:27.1@0,-1,0");
    // 28 joins at -1,0? It has mist to the north and the south only with its roads level: turned,
    // it joins with one of its two mists: 2 - 1.
    CHECK(look["free_tile"] == Approx(0.5));
    CHECK(look["expected_ghosts"] == Approx(0.5));
}

TEST_CASE("the chance that tiles bring more ghosts than there are") {
    // 0 or 2 ghosts, evenly; 2 are left.
    CHECK(two_left()["lethal"] == 0);
    CHECK(two_left()["lethal_less_one"] == Approx(0.5));
    CHECK(two_left()["lethal_less_two"] == Approx(0.5));
    CHECK(two_left()["lethal_less_three"] == 1);
    // Two tiles need 4 with a chance of 1/4, three at least 4 with 3/8 + 1/8.
    CHECK(two_left()["lethal_two_draws"] == Approx(0.25));
    CHECK(two_left()["lethal_three_draws"] == Approx(0.5));
    const Look one_left("12.3 47.3 17.0 27.1", "mists:1 players:2 ghosts:0,0:12");
    CHECK(one_left["lethal"] == Approx(0.5));
    CHECK(one_left["lethal_less_two"] == 1);
    CHECK(one_left["lethal_two_draws"] == Approx(0.75));
}

TEST_CASE("M-GHOST-3: with an open cemetery, one more comes whenever some come") {
    const Look look("12.3 47.3 17.0 27.1", "mists:2 players:2 tile:46.0@0,2,2");
    CHECK(look["expected_ghosts"] == Approx(1.5));  // 3, 3, 0 and 0
    CHECK(look["cemetery_extra"] == Approx(0.5));
}

TEST_CASE("M-GHOST-4: a haunted cemetery brings one for each misty tile around it") {
    // 46 fits at 1,-1 and 2,1 beside one misty quarter, elsewhere beside two.
    const Look look("46.0 17.0", "mists:5 players:2");
    CHECK(look["expected_ghosts"] == Approx(0.5));
    CHECK(look["free_tile"] == Approx(0.5));
    CHECK(look["cemetery_extra"] == 0);
}
