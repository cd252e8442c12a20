#include "tests/companion/mists_look.hpp"

#include <doctest/doctest.h>

using doctest::Approx;
using mistward::companion::mists::Look;
using mistward::rules::Position;

namespace {

// 17 makes a city that lacks the space 1,-2. 14, 22 and 30 fit there, 14 and 30 complete it. It is
// completed before the end by a chance of 0.85 * (1 - (1/4)^4).
Look one_city() {
    return {"14.3 22.0 30.0 47.3", "mists:1 players:2 tile:17.0@1,-1,0 meeple:city0@1,-1:red"};
}
constexpr double kOneCityEnd = 0.85 * 255 / 256;

// Around the castle 04 at -1,1 all but the space 0,2 are taken. Misty are 04 itself, 19 at -1,0, 27
// at -1,2 and the quarters 0,0 and 0,1: with half of the last one, it is worth 11.
const std::string kCastleWithHole =
    "tile:19.2@-1,0,0 tile:17.0@-2,0,0 tile:20.0@-2,1,0 tile:04.2@-1,1,0 tile:07.0@-2,2,3 "
    "tile:27.1@-1,2,0 ";

}  // namespace

TEST_CASE("works by the spaces that they lack") {
    const Look look = one_city();
    CHECK(look["works"] == Approx(1.0 / 6));
    CHECK(look["works_one_space"] == Approx(1.0 / 4));
    CHECK(look["works_two_spaces"] == 0);
    CHECK(look["cities"] == Approx(1.0 / 4));
    CHECK(look["works_likely"] == Approx(kOneCityEnd / 3));
    // A road that opens on 2,0 and 2,2, and a city that opens to three sides.
    // Each space has a tile that fits there.
    const Look larger("30.0 44.1",
                      "mists:1 players:2 tile:27.1@2,1,0 tile:22.0@1,-1,0 meeple:road0@2,1:red "
                      "meeple:city0@1,-1:blue");
    CHECK(larger["works"] == Approx(2.0 / 6));
    CHECK(larger["works_two_spaces"] == Approx(1.0 / 4));
    CHECK(larger["works_more_spaces"] == Approx(1.0 / 4));
    CHECK(larger["cities"] == Approx(1.0 / 4));
}

TEST_CASE("the next tile fits a work, or completes it") {
    const Look look = one_city();
    CHECK(look["works_fit"] == Approx(0.75 / 3));
    CHECK(look["work_chance"] == Approx(0.5));
    CHECK(look.place("work_chance") == Position{1, -2});
}

TEST_CASE("M-DOWN-4: a work with a side against a tile face down can never be completed") {
    const Look look("14.3 22.0 30.0 47.3",
                    "mists:5 players:2 tile:48.0@1,-1,1 down:1,-2 tile:17.0@2,-1,1 "
                    "meeple:city0@1,-1:red piles:1+1+1");
    CHECK(look["works_dead"] == 0);
    CHECK(look["works_likely"] > 0);
    const Look dead("14.3 22.0 30.0 47.3",
                    "mists:5 players:2 tile:48.0@1,-1,1 down:2,-1 meeple:city0@1,-1:red "
                    "piles:1+1+1");
    CHECK(dead["works_dead"] == Approx(1.0 / 3));
    CHECK(dead.place("works_dead") == Position{1, -1});
    CHECK(dead["works_likely"] == 0);
    CHECK(dead["meeples_dead"] == Approx(1.0 / 3));
    CHECK(dead.place("meeples_dead") == Position{1, -1});
}

TEST_CASE("works that wait for their scoring") {
    const Look look("22.0",
                    "mists:1 players:2 tile:17.0@1,-1,0 tile:14.3@1,-2,2 ghosts:1,-2:3 "
                    "meeple:city0@1,-1:red asks:score");
    CHECK(look["works_pending"] == 1);
    CHECK(look.place("works_pending") == Position{1, -1});
    CHECK(look["works_one_space"] == 0);
    CHECK(one_city()["works_pending"] == 0);
}

TEST_CASE("works with several colours") {
    const Look look("22.0",
                    "mists:1 players:2 tile:17.0@1,-1,0 tile:38.0@1,-2,2 meeple:city0@1,-1:red "
                    "meeple:city0@1,-2:blue");
    CHECK(look["works"] == Approx(1.0 / 6));
    CHECK(look["works_shared"] == Approx(1.0 / 3));
    CHECK(one_city()["works_shared"] == 0);
}

TEST_CASE("castles and the spaces that they lack") {
    // 07 fits at 0,2, between two fields, 22 does not: 0.85 * (1 - (1/2)^2).
    const Look look("07.0 22.0", "mists:2 players:2 " + kCastleWithHole + "meeple:castle@-1,1:red");
    CHECK(look["castles"] == Approx(1.0 / 2));
    CHECK(look["castle_spaces"] == Approx(1.0 / 8));
    CHECK(look["castle_points"] == Approx(11 * 0.6375 / 20));
    CHECK(look["work_chance"] == Approx(0.5));
    CHECK(look.place("work_chance") == Position{0, 2});
    CHECK(look["castles_unseen"] == 0);
    CHECK(Look("04.2 11.1 17.0", "mists:2 players:2")["castles_unseen"] == Approx(2.0 / 5));
}

TEST_CASE("M-DOWN-4: a castle beside a tile face down can never be completed") {
    // The same castle with a tile face down for 27.
    const Look look("07.0 22.0 47.3 46.0",
                    "mists:5 players:2 tile:19.2@-1,0,0 tile:17.0@-2,0,0 tile:20.0@-2,1,0 "
                    "tile:04.2@-1,1,0 tile:07.0@-2,2,3 down:-1,2 meeple:castle@-1,1:red "
                    "piles:1+1+1");
    CHECK(look["castles"] == 0);
    CHECK(look["castle_points"] == 0);
    CHECK(look["works_dead"] == Approx(1.0 / 3));
}

TEST_CASE("joining two works of different colours") {
    // Red's city is worth 8 and blue's 6 with the space 1,-2, which counts once when it joins them:
    // (8 + 6 - 2) * 2 - 8 - 6 = 10 more. 07 and 22 join them there, 17 does not fit.
    const Look look("07.0 22.0 17.0 17.0",
                    "mists:1 players:2 tile:38.0@1,-1,1 tile:01.0@2,-1,3 tile:41.1@2,-2,2 "
                    "meeple:city0@1,-1:red meeple:city1@2,-1:blue");
    CHECK(look["join_gain"] == Approx(10 * 0.5 / 10));
    CHECK(look.place("join_gain") == Position{1, -2});
    CHECK(look["join_colours"] == Approx(0.5));
    // Works of one colour gain nothing: the space counts once.
    const Look same("07.0 22.0 17.0 17.0",
                    "mists:1 players:2 tile:38.0@1,-1,1 tile:01.0@2,-1,3 tile:41.1@2,-2,2 "
                    "meeple:city0@1,-1:red meeple:city1@2,-1:red");
    CHECK(same["join_gain"] == 0);
    CHECK(same["join_colours"] == 0);
}

TEST_CASE("roads and cities that nobody has, to take and to score at once") {
    // 47 completes the roads that open on 0,-1, 2,0 and 1,2, each worth 2; it is one of four tiles.
    // Nothing completes the city at 1,-1: 17 goes on to the north.
    const Look look("12.3 47.3 17.0 27.1", "mists:1 players:2");
    CHECK(look["gift_chance"] == Approx(1 - 0.75 * 0.75 * 0.75));
    CHECK(look["gift_points"] == Approx(3 * 2 * 0.25 / 10));
    CHECK(look["gifts"] == Approx(6.0 / 60));
    CHECK(look.place("gift_points") == Position{0, -1});
    // What somebody has is no gift.
    CHECK(one_city()["gifts"] == Approx(6.0 / 60));
}
