#include "tests/companion/mists_look.hpp"

#include <doctest/doctest.h>

using doctest::Approx;
using mistward::companion::mists::Look;
using mistward::rules::Position;

namespace {

// Level 1: 15 ghosts, one each on three quarters of the start tile. 27 at 0,-1 has a bank of its
// own that only lacks the space 1,-1. 43 completes it there; so does no other of the two tiles.
Look bank() { return {"43.1 17.0", "mists:1 players:2 tile:27.1@0,-1,0 ghosts:0,-1:1"}; }

}  // namespace

TEST_CASE("ghosts in the supply") {
    const Look all("17.0", "mists:1 players:2");
    CHECK(all["supply"] == 1);
    CHECK(all["supply_8"] == 1);
    const Look five("17.0", "mists:1 players:2 ghosts:0,0:8");
    CHECK(five["supply"] == Approx(5.0 / 12));
    CHECK(five["supply_4"] == 1);
    CHECK(five["supply_5"] == 1);
    CHECK(five["supply_6"] == 0);
    CHECK(five["supply_8"] == 0);
    const Look two("17.0", "mists:1 players:2 ghosts:0,0:11");
    CHECK(two["supply_1"] == 1);
    CHECK(two["supply_2"] == 1);
    CHECK(two["supply_3"] == 0);
    const Look none("17.0", "mists:1 players:2 ghosts:0,0:13");
    CHECK(none["supply"] == 0);
    CHECK(none["supply_1"] == 0);
}

TEST_CASE("ghosts on the board by the tiles that they stand on") {
    const Look look("17.0", "mists:1 players:2 ghosts:0,0:2 ghosts:0,1:4");
    CHECK(look["ghosts_on_board"] == Approx(7.0 / 10));
    CHECK(look["tallest"] == Approx(4.0 / 3));
    CHECK(look.place("tallest") == Position{0, 1});
    CHECK(look["ghosts_alone"] == Approx(1.0 / 5));
    CHECK(look["ghosts_in_pairs"] == Approx(1.0 / 4));
    CHECK(look["ghosts_in_threes"] == Approx(1.0 / 3));
    CHECK(look.place("ghosts_in_threes") == Position{0, 1});
    CHECK(bank().place("ghosts_in_threes") == std::nullopt);
}

TEST_CASE("ghosts whose bank can be completed, and those that are stuck") {
    CHECK(bank()["ghosts_closable"] == Approx(4.0 / 8));
    CHECK(bank()["ghosts_stuck"] == 0);
    // 43 has mist for the space 1,-1: 0.85 * (1 - (1/2)^2). Nothing fits at 1,2, which the bank of
    // the start tile lacks, too.
    CHECK(bank()["ghosts_going"] == Approx(0.6375 / 5));
    // A clear side meets the mist of the start tile: its bank can never be completed (T-8).
    const Look stuck("17.0", "mists:1 players:2 tile:17.0@-1,0,0");
    CHECK(stuck["ghosts_closable"] == 0);
    CHECK(stuck["ghosts_stuck"] == Approx(3.0 / 8));
}

TEST_CASE("ghosts that a scoring can remove, and ghosts to come") {
    // Two of four tiles complete the city; 3 of the 4 ghosts can be removed.
    const Look look("14.3 22.0 30.0 47.3",
                    "mists:1 players:2 tile:17.0@1,-1,0 ghosts:0,0:4 meeple:city0@1,-1:red");
    CHECK(look["relief"] == Approx(0.5 * 3 / 3));
    CHECK(look.place("relief") == Position{1, -2});
    // 6 symbols on four tiles; the supply has 15 - 6.
    CHECK(look["symbols_to_come"] == Approx(6.0 / 40));
    CHECK(look["ghost_shortage"] == 0);
    const Look short_of("14.3 22.0 30.0 47.3", "mists:1 players:2 ghosts:0,0:12");
    // 0.4 * 6 exceed the one that is left; none is going home.
    CHECK(short_of["ghosts_going"] == 0);
    CHECK(short_of["ghost_shortage"] == Approx(1.4 / 20));
}

TEST_CASE("symbols of tiles that will go face down bring no ghosts") {
    // Level 5: of four tiles two go face down around the cemetery, so 3 symbols come by turns.
    const Look look("14.3 22.0 30.0 47.3",
                    "mists:5 players:2 tile:46.0@0,2,2 ghosts:0,0:11 piles:2+1+1");
    CHECK(look["supply"] == 0);
    CHECK(look["ghost_shortage"] == Approx(0.4 * 3 / 20));
}
