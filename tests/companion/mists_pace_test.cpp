#include "tests/companion/mists_look.hpp"

#include <doctest/doctest.h>

using doctest::Approx;
using mistward::companion::mists::Look;

namespace {

// The tiles and the city of mists_points_test.cpp: 8 points, fitting 3 of 4 tiles.
constexpr auto kPaceTiles = "14.3 22.0 30.0 47.3";
const std::string kPaceCity = "players:2 tile:17.0@1,-1,0 meeple:city0@1,-1:red ";
constexpr double kPaceEnd = 0.85 * 255 / 256;

// Level 1: 50 points win. Four tiles are left.
Look goal(const std::string& points) {
    return {kPaceTiles, "mists:1 " + kPaceCity + "points:pink:" + points};
}

// Level 3: Rufus waits at 15 points. Two tiles are left in the active pile: the city is completed
// with it by a chance of 0.9 * (1 - (1/4)^2) = 0.84375, which is 6.75 points.
Look rufus(const std::string& points) {
    return {kPaceTiles, "mists:3 " + kPaceCity + "points:pink:" + points + " piles:2+1+1"};
}

// Level 5, an open cemetery that lacks six spaces: 4 of the ten tiles go face down, of the active
// pile 2 of 4.
Look haunted(const std::string& words) {
    return {"17.0 20.0 22.0 30.0 38.0 38.0 01.0 01.0 07.0 07.0",
            "mists:5 players:2 tile:46.0@0,2,2 " + words};
}

}  // namespace

TEST_CASE("tiles and turns that are left") {
    CHECK(goal("40")["tiles_left"] == Approx(4.0 / 60));
    CHECK(goal("40")["turns_left"] == Approx(4.0 / 60));
    const Look five = haunted("piles:4+3+3");
    CHECK(five["tiles_left"] == Approx(10.0 / 60));
    CHECK(five["turns_left"] == Approx(6.0 / 60));
}

TEST_CASE("the pace to the goal is what each tile or turn must bring, and one that is begun") {
    const double expected = 8 * kPaceEnd;  // 6.773438
    CHECK(goal("40")["goal_pace"] == Approx(10.0 / 5 / 3));
    CHECK(goal("40")["goal_pace_after"] == Approx((10 - expected) / 5 / 3));
    CHECK(goal("1")["goal_pace"] == 2);  // no more than 6 points of 3
    // 20 points in 6 turns and one that is begun, in ten tiles and one.
    const Look five = haunted("points:pink:80 hound:rufus:gone hound:ronja:gone piles:10");
    CHECK(five["goal_pace"] == Approx(20.0 / 11 / 3));
    CHECK(five["goal_pace_turns"] == Approx(20.0 / 7 / 3));
}

TEST_CASE("the goal is covered, likely or short of points") {
    // Works bring 6.773438: 6 are covered, of 20 lack 13.226562, 4.8 of which four turns bring.
    CHECK(goal("44")["goal_covered"] == 1);
    CHECK(goal("43")["goal_covered"] == 0);
    CHECK(goal("43")["goal_shortfall"] == 0);
    CHECK(goal("30")["goal_shortfall"] == Approx((20 - 8 * kPaceEnd - 4.8) / 30));
    // 8 points or none; four turns usually bring another 4.
    CHECK(goal("42")["goal_chance"] == Approx(kPaceEnd));
    CHECK(goal("40")["goal_chance"] == 0);
    CHECK(goal("40")["goal_chance_usual"] == Approx(kPaceEnd));
    CHECK(goal("37")["goal_chance_usual"] == 0);
}

TEST_CASE("the active pile matters while a hound must be reached with it") {
    CHECK(rufus("7")["pile_left"] == Approx(2.0 / 20));
    CHECK(haunted("piles:4+3+3")["pile_left"] == Approx(4.0 / 20));
    CHECK(haunted("piles:4+3+3")["pile_turns"] == Approx(2.0 / 20));
    CHECK(haunted("piles:4+3+3")["pile_low"] == 1);
    CHECK(haunted("piles:4+3+3")["pile_nearly_out"] == 0);
    CHECK(haunted("piles:6+2+2")["pile_low"] == 0);
    CHECK(rufus("7")["pile_nearly_out"] == 1);
    CHECK(goal("7")["pile_low"] == 0);
    const Look last("22.0",
                    "mists:3 players:2 tile:17.0@1,-1,0 points:pink:15 hound:rufus:gone "
                    "hound:ronja:gone piles:1");
    CHECK(last["pile_left"] == 0);
    CHECK(last["pile_nearly_out"] == 0);
}

TEST_CASE("a pile that is out loses with the next draw") {
    CHECK(Look("22.0 20.0", "mists:3 players:2 piles:0+1+1 drawn:17.0")["pile_out"] == 1);
    CHECK(Look("22.0 20.0", "mists:3 players:2 piles:1+1+0 drawn:17.0")["pile_out"] == 0);
    CHECK(Look("22.0 20.0",
               "mists:3 players:2 points:pink:15 piles:0+1+1 drawn:17.0")["pile_out"] == 0);
}

TEST_CASE("the pace to the next hound") {
    // 8 points are missing, works are expected to bring 6.773438 some time, 6.75 with the pile.
    const Look look = rufus("7");
    CHECK(look["hound_pace"] == Approx(8.0 / 3 / 3));
    CHECK(look["hound_pace_after"] == Approx((8 - 8 * kPaceEnd) / 3 / 3));
    CHECK(look["hound_pace_turns"] == Approx(8.0 / 3 / 3));
    CHECK(look["hound_missing_with_pile"] == Approx(1.25 / 20));
    CHECK(look["hound_pace_with_pile"] == Approx(1.25 / 3 / 3));
    CHECK(look["hound_slowest_with_pile"] == Approx(1.25 / 10));
    // Level 5: 6 points in four tiles, which are two turns.
    CHECK(haunted("points:pink:9 piles:4+3+3")["hound_pace"] == Approx(6.0 / 5 / 3));
    CHECK(haunted("points:pink:9 piles:4+3+3")["hound_pace_turns"] == Approx(6.0 / 3 / 3));
    CHECK(goal("7")["hound_pace"] == 0);
}

TEST_CASE("level 6: the slowest scoring meeple sets the pace") {
    // Rufus waits at 10: 6, 4 and 10 are missing, nothing is under way. Three tiles are left.
    const Look look("17.0 20.0 22.0 30.0 38.0",
                    "mists:6 players:2 tile:14.3@1,-1,2 points:red:4 points:green:6 piles:3+1+1");
    CHECK(look["hound_pace"] == Approx(20.0 / 4 / 3));
    CHECK(look["hound_pace_slowest"] == Approx(10.0 / 4 / 3));
    CHECK(look["hound_missing_with_pile"] == Approx(20.0 / 20));
    CHECK(look["hound_slowest_with_pile"] == Approx(10.0 / 10));
}

TEST_CASE("the chance that works reach the hound with the pile") {
    CHECK(rufus("9")["hound_covered"] == 1);  // 6 of 6.75
    CHECK(rufus("8")["hound_covered"] == 0);  // 7
    CHECK(rufus("7")["hound_single_chance"] == Approx(0.84375));
    CHECK(rufus("7")["hound_chance"] == Approx(0.84375));
    // Besides, a road of 3 that 30 and 47 fit: 0.9 * (1 - (1/2)^2) = 0.675. 10 points take both; if
    // the pile's two turns bring one each besides, the city alone is enough.
    const Look both(kPaceTiles,
                    "mists:3 players:2 tile:17.0@1,-1,0 tile:27.1@0,-1,0 "
                    "meeple:city0@1,-1:red meeple:road0@0,-1:blue points:pink:5 piles:2+1+1");
    CHECK(both["hound_single_chance"] == 0);
    CHECK(both["hound_chance"] == Approx(0.84375 * 0.675));
    CHECK(both["hound_chance_usual"] == Approx(0.84375));
}

TEST_CASE("level 6: every scoring meeple must reach the hound") {
    // Red lacks 8, blue 6, green nothing. Red's city is worth 8, blue's 6, each 0.9 with the pile.
    const Look look("07.0 22.0 07.0",
                    "mists:6 players:4 tile:38.0@1,-1,1 tile:01.0@2,-1,3 tile:41.1@2,-2,2 "
                    "meeple:city0@1,-1:red meeple:city1@2,-1:blue points:red:2 points:green:10 "
                    "points:blue:4 piles:1+1+1");
    CHECK(look["hound_chance"] == Approx(0.9 * 0.9));
}
