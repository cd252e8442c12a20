#include "tests/companion/mists_look.hpp"

#include <doctest/doctest.h>

using doctest::Approx;
using mistward::companion::mists::Look;

TEST_CASE("features of the setup tell how many play, and what the level has") {
    CHECK(Look("17.0", "mists:1 players:1")["solo"] == 1);
    CHECK(Look("17.0", "mists:1 players:2")["solo"] == 0);
    CHECK(Look("17.0", "mists:1 players:2")["pair"] == 1);
    CHECK(Look("17.0", "mists:1 players:3")["pair"] == 0);
    CHECK(Look("17.0", "mists:1 players:2")["centres_level"] == 0);
    CHECK(Look("17.0", "mists:2 players:2")["centres_level"] == 1);
    CHECK(Look("17.0", "mists:2 players:2")["hounds_level"] == 0);
    CHECK(Look("17.0 20.0 22.0", "mists:3 players:2")["hounds_level"] == 1);
    CHECK(Look("17.0 20.0 22.0", "mists:4 players:2")["haunted_level"] == 0);
    CHECK(Look("17.0 20.0 22.0", "mists:5 players:2")["haunted_level"] == 1);
    CHECK(Look("17.0 20.0 22.0", "mists:5 players:2")["three_tracks"] == 0);
    CHECK(Look("17.0 20.0 22.0", "mists:6 players:2")["three_tracks"] == 1);
}

TEST_CASE("features of the setup tell the ghosts of the game, of 15") {
    CHECK(Look("17.0", "mists:1 players:2")["ghosts_in_game"] == 1);
    CHECK(Look("17.0 20.0 22.0", "mists:6 players:2")["ghosts_in_game"] == Approx(12.0 / 15));
}

TEST_CASE("features of the setup tell which pile is used up, and whether a turn is under way") {
    const Look first("17.0 20.0 22.0", "mists:3 players:2");
    CHECK(first["first_pile"] == 1);
    CHECK(first["second_pile"] == 0);
    CHECK(first["mid_turn"] == 0);
    const Look second("17.0 20.0 22.0",
                      "mists:3 players:2 tile:14.3@1,-1,2 points:pink:15 hound:rufus:gone "
                      "piles:2+1");
    CHECK(second["first_pile"] == 0);
    CHECK(second["second_pile"] == 1);
    const Look third("17.0 20.0",
                     "mists:3 players:2 points:pink:50 hound:rufus:gone hound:ronja:gone piles:2 "
                     "drawn:22.0");
    CHECK(third["second_pile"] == 0);
    CHECK(third["mid_turn"] == 1);
}
