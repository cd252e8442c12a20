#include "tests/companion/mists_look.hpp"

#include <doctest/doctest.h>

using doctest::Approx;
using mistward::companion::mists::Look;
using mistward::rules::Position;

namespace {

// Three players with five meeples each; all of red's are on the board, so that 0, 5 and 5 are at
// hand. `turn` says who moves next: red, green, blue.
Look red_has_none(const std::string& turn) {
    return {
        "17.0",
        "mists:1 players:3 " + turn +
            "tile:17.0@1,-1,0 tile:32.3@2,0,0 tile:27.1@0,-1,0 meeple:city0@1,-1:red "
            "meeple:road0@2,0:red meeple:road1@2,0:red meeple:road2@2,0:red meeple:road0@0,-1:red"};
}

// Rufus stands with red's meeple on the road of 27 and a quarter of the start tile. 47 completes it
// at 0,-2, 17 does not fit: 0.85 * (1 - (1/2)^2). Three ghosts are on the board.
Look rufus_stands() {
    return {"47.3 17.0",
            "mists:3 players:2 tile:27.1@0,-1,0 meeple:road0@0,-1:red points:pink:20 "
            "hound:rufus:road0@0,-1 piles:1+1"};
}

// Rufus waits at 15 points, 13 are there. Blue's meeple stands at 1,-1: near it are 5 ghosts at 0,0
// and 2 at 0,-1, of which he chases 3 and 2; those at 0,1 are too far away.
Look rufus_waits(const std::string& points) {
    return {"14.3 22.0 47.3",
            "mists:3 players:2 tile:17.0@1,-1,0 tile:27.1@0,-1,0 ghosts:0,0:5 ghosts:0,-1:2 "
            "meeple:city0@1,-1:blue points:pink:" +
                points + " piles:1+1+1"};
}

}  // namespace

TEST_CASE("meeples at hand of all players") {
    const Look look = red_has_none("");
    CHECK(look["hands"] == Approx(10.0 / 10));
    CHECK(look["hands_empty"] == Approx(1.0 / 2));
    CHECK(look["hand_least"] == 0);
    const Look all("17.0", "mists:1 players:2");  // three of each of two colours
    CHECK(all["hands"] == Approx(12.0 / 10));
    CHECK(all["hands_empty"] == 0);
    CHECK(all["hand_least"] == 1);  // no more than 4
}

TEST_CASE("meeples at hand of the players who move next") {
    const Look red = red_has_none("");
    CHECK(red["hand_next"] == 0);
    CHECK(red["hand_next_two"] == 0);
    CHECK(red["hand_next_colours"] == 0);
    CHECK(red["hand_second"] == 1);
    const Look green = red_has_none("turn:2 ");
    CHECK(green["hand_next"] == 1);
    CHECK(green["hand_next_two"] == 1);
    CHECK(green["hand_next_colours"] == Approx(1.0 / 4));
    CHECK(green["hand_second"] == 1);
    CHECK(red_has_none("turn:3 ")["hand_second"] == 0);
}

TEST_CASE("while a turn is under way, the next to move is the player after the active one") {
    const Look look("17.0",
                    "mists:1 players:3 tile:17.0@1,-1,0 tile:32.3@2,0,0 tile:27.1@0,-1,0 "
                    "meeple:city0@1,-1:green meeple:road0@2,0:green meeple:road1@2,0:green "
                    "meeple:road2@2,0:green meeple:road0@0,-1:green drawn:20.0");
    CHECK(look["hand_next"] == 0);
    CHECK(look["hand_second"] == 1);
}

TEST_CASE("level 6: colours at hand that move a scoring meeple by themselves") {
    // Red and green have scoring meeples, blue does, yellow does not.
    CHECK(Look("17.0 20.0 22.0", "mists:6 players:2")["hand_next_tracks"] == Approx(2.0 / 3));
    CHECK(Look("17.0 20.0 22.0", "mists:6 players:2 turn:2")["hand_next_tracks"] ==
          Approx(1.0 / 3));
    CHECK(Look("17.0", "mists:1 players:2")["hand_next_tracks"] == 0);
}

TEST_CASE("meeples that are buried") {
    const Look look("17.0",
                    "mists:2 players:2 tile:46.0@0,2,2 tile:50.1@1,2,0 tile:20.0@0,3,0 "
                    "tile:27.1@-1,2,0 buried:red:0,2");
    CHECK(look["meeples_buried"] == Approx(1.0 / 5));
    CHECK(look["cemeteries"] == 0);
}

TEST_CASE("hounds that wait, and those that stand") {
    CHECK(rufus_waits("13")["hounds_waiting"] == 1);
    CHECK(rufus_waits("13")["hounds_standing"] == 0);
    const Look look = rufus_stands();
    CHECK(look["hounds_waiting"] == Approx(1.0 / 2));
    CHECK(look["hounds_standing"] == Approx(1.0 / 2));
    CHECK(look.place("hounds_standing") == Position{0, -1});
    CHECK(look["hound_points"] == Approx(3 * 0.6375 / 8));
    CHECK(Look("17.0", "mists:1 players:2")["hounds_waiting"] == 0);
}

TEST_CASE("how near the next hound is") {
    CHECK(rufus_waits("13")["hound_near"] == Approx(0.8));
    CHECK(rufus_waits("1")["hound_near"] == 0);
    // 14 and 22 fit the city of 8 points at 1,-2: 0.85 * (1 - (1/3)^3) of 8 are expected.
    const double expected = 8 * 0.85 * 26 / 27;
    CHECK(rufus_waits("1")["hound_near_after"] == Approx((10 - 14 + expected) / 10));
    CHECK(rufus_waits("13")["hound_near_after"] == 1);
}

TEST_CASE("M-HOUND-3: ghosts that the next hound could chase") {
    CHECK(rufus_waits("13")["hound_chase"] == Approx(5.0 / 6));
    CHECK(rufus_waits("13").place("hound_chase") == Position{1, -1});
    CHECK(rufus_waits("13")["hound_rescue"] == Approx(5.0 / 6));
    const double near = (10 - 14 + 8 * 0.85 * 26 / 27) / 10;
    CHECK(rufus_waits("1")["hound_rescue"] == Approx(5.0 / 6 * near));
}
