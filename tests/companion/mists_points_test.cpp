#include "tests/companion/mists_look.hpp"

#include <doctest/doctest.h>

using doctest::Approx;
using mistward::companion::mists::Look;
using mistward::rules::Position;

namespace {

// The city of 17 and a quarter of the start tile has one coat and lacks the space 1,-2: with one
// more tile it is worth 2 * (3 + 1) = 8. Of the four tiles 14, 22 and 30 fit there, 14 and 30
// complete it. 4 tiles are left, 2 of them in the active pile.
//   before the end        0.85 * (1 - (1/4)^4) = 0.846680
//   strictly              1 - (1/2)^4          = 0.9375
//   with the pile         0.9 * (1 - (1/4)^2)  = 0.84375
Look city() {
    return {"14.3 22.0 30.0 47.3",
            "mists:3 players:2 tile:17.0@1,-1,0 meeple:city0@1,-1:red points:pink:13 "
            "piles:2+1+1"};
}
constexpr double kCityEnd = 0.85 * 255 / 256;

// Level 6, 4 players: red, green and blue have scoring meeples, yellow has none. Red's city lacks
// the space 1,-2 to its north and is worth 2 * (3 + 1) = 8 with it, yellow's lacks it to its west
// and is worth 2 * (2 + 1) = 6. All three tiles fit there: before the end 0.85, with the pile 0.9.
Look two_cities() {
    return {"07.0 22.0 07.0",
            "mists:6 players:4 tile:38.0@1,-1,1 tile:01.0@2,-1,3 tile:41.1@2,-2,2 "
            "meeple:city0@1,-1:red meeple:city1@2,-1:yellow points:red:3 points:green:7 "
            "piles:1+1+1"};
}

}  // namespace

TEST_CASE("points that are missing are told before and after those expected from works") {
    // 100 - 13 = 87 to the goal, 15 - 13 = 2 to Rufus; 8 * kCityEnd expected.
    CHECK(city()["points_missing"] == Approx(87.0 / 60));
    CHECK(city()["most_missing"] == Approx(87.0 / 50));
    CHECK(city()["second_missing"] == 0);
    CHECK(city()["points_missing_after"] == Approx((87 - 8 * kCityEnd) / 60));
    CHECK(city()["most_missing_after"] == Approx((87 - 8 * kCityEnd) / 50));
    CHECK(city()["hound_missing"] == Approx(2.0 / 20));
    CHECK(city()["hound_missing_after"] == 0);
    CHECK(city()["hound_most_after"] == 0);
}

TEST_CASE("level 6: the scoring meeple that lacks most comes first") {
    // Missing: red 47, green 43, blue 50; to Rufus 7, 3, 10. Red expects 6.8.
    CHECK(two_cities()["points_missing"] == Approx(140.0 / 60));
    CHECK(two_cities()["most_missing"] == Approx(50.0 / 50));
    CHECK(two_cities()["second_missing"] == Approx(47.0 / 50));
    CHECK(two_cities()["third_missing"] == Approx(43.0 / 50));
    CHECK(two_cities()["most_missing_after"] == Approx(50.0 / 50));
    CHECK(two_cities()["second_missing_after"] == Approx(43.0 / 50));
    CHECK(two_cities()["third_missing_after"] == Approx(40.2 / 50));
    CHECK(two_cities()["hound_missing"] == Approx(20.0 / 20));
    CHECK(two_cities()["hound_most_after"] == Approx(10.0 / 10));
    CHECK(two_cities()["hound_second_after"] == Approx(3.0 / 10));
    CHECK(two_cities()["hound_third_after"] == Approx(0.2 / 10));
}

TEST_CASE("level 6: a colour without a scoring meeple has points to give to any") {
    // Yellow's 5.1 count for whoever lacks some: 133.2 - 5.1 to the goal, 13.2 - 5.1 to Rufus.
    CHECK(two_cities()["wild_points"] == Approx(5.1 / 20));
    CHECK(two_cities()["points_missing_after"] == Approx(128.1 / 60));
    CHECK(two_cities()["hound_missing_after"] == Approx(8.1 / 20));
    // No work moves green and blue.
    CHECK(two_cities()["tracks_uncovered"] == Approx(2.0 / 3));
}

TEST_CASE("points expected from works are told by when they are expected") {
    CHECK(city()["expected_points"] == Approx(8 * kCityEnd / 40));
    CHECK(city()["strict_points"] == Approx(8 * 0.9375 / 40));
    CHECK(city()["pile_points"] == Approx(8 * 0.84375 / 40));
    CHECK(city()["live_points"] == Approx(8.0 / 60));
    CHECK(city()["shared_points"] == 0);
    // Two of the next four tiles complete it.
    CHECK(city()["next_points"] == Approx(8 * 0.5 / 10));
    CHECK(city().place("next_points") == Position{1, -2});
    CHECK(city()["best_work"] == Approx(8 * kCityEnd / 20));
    CHECK(city().place("best_work") == Position{1, -1});
}

TEST_CASE("a work with several colours counts once for each of them") {
    // A city of three tiles with a coat that opens on two spaces: 2 * (3 + 2 + 1) = 12, for red
    // and blue. 22 fits on both spaces: 0.85 * 0.85 of 24 points.
    const Look look("22.0",
                    "mists:1 players:2 tile:17.0@1,-1,0 tile:38.0@1,-2,2 meeple:city0@1,-1:red "
                    "meeple:city0@1,-2:blue");
    CHECK(look["live_points"] == Approx(24.0 / 60));
    CHECK(look["expected_points"] == Approx(24 * 0.7225 / 40));
    CHECK(look["shared_points"] == Approx(24 * 0.7225 / 40));
    CHECK(two_cities()["shared_points"] == 0);
}

TEST_CASE("works that lack one and the same space are completed by a tile that joins them") {
    // 07 joins both cities and has no other side of city; 22 has two more.
    CHECK(two_cities()["next_points"] == Approx((8 + 6) * 2 / 3.0 / 10));
    CHECK(two_cities()["strict_points"] == Approx((8 + 6) * (1 - 1 / 27.0) / 40));
}

TEST_CASE("points of a work that is complete wait for its scoring") {
    // 14 closes the city at once: 3 tiles and a coat, 8 points. It can still be scored.
    const Look look("22.0 30.0 47.3",
                    "mists:3 players:2 tile:17.0@1,-1,0 tile:14.3@1,-2,2 ghosts:1,-2:3 "
                    "meeple:city0@1,-1:red piles:1+1+1 asks:score");
    CHECK(look["pending_points"] == Approx(8.0 / 20));
    CHECK(look.place("pending_points") == Position{1, -1});
    CHECK(look["expected_points"] == Approx(8.0 / 40));
}
