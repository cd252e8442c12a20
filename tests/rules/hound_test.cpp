#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

// 47 north of the start tile makes a complete road of two tiles and brings three ghosts.
constexpr auto kRoad = "place:0,-1,0 meeple:road0:red";
constexpr auto kScore = "points:road0@0,-1";

std::string level_three(const std::string& words) {
    return "mists:3 players:2 tile:17.0@1,-1,0 " + words + " drawn:47.3";
}

}  // namespace

TEST_CASE("M-HOUND-1: a hound is reached at its total, one point less is not enough") {
    Game reached = from(level_three("meeple:city0@1,-1:blue points:pink:13"), kRoad);
    CHECK(tell(reached, kScore) ==
          "scored:road0@0,-1:2x1:points score:pink:+2:15 returned:road0@0,-1:red reached:rufus "
          "forced:hound:city0@1,-1 hound:rufus:city0@1,-1");
    Game not_yet = from(level_three("meeple:city0@1,-1:blue points:pink:12"), kRoad);
    CHECK(tell(not_yet, kScore) ==
          "scored:road0@0,-1:2x1:points score:pink:+2:14 returned:road0@0,-1:red turn:2:player1");
}

TEST_CASE("M-HOUND-1: in level 6 all three scoring meeples must be there") {
    const std::string text =
        "mists:6 players:3 tile:17.0@1,-1,0 meeple:city0@1,-1:blue points:red:8 points:green:10 ";
    Game reached = from(text + "points:blue:10 drawn:47.3", kRoad);
    CHECK(tell(reached, kScore).find("reached:rufus") != std::string::npos);
    Game one_lags = from(text + "points:blue:9 drawn:47.3", kRoad);
    CHECK(tell(one_lags, kScore).find("reached") == std::string::npos);
}

TEST_CASE("M-HOUND-2: hounds come after all scorings, Rufus before Ronja") {
    // The road brings the total from 48 to 50, where both are reached.
    Game game = from(level_three("meeple:city0@1,-1:blue points:pink:48"), kRoad);
    const std::string told = tell(game, kScore);
    CHECK(told ==
          "scored:road0@0,-1:2x1:points score:pink:+2:50 returned:road0@0,-1:red reached:rufus "
          "forced:hound:city0@1,-1 hound:rufus:city0@1,-1");
    CHECK(tell(game, "pass") ==
          "piles:18+20 reached:ronja forced:hound:city0@1,-1 hound:ronja:city0@1,-1");
    CHECK(tell(game, "pass") == "piles:38+20 turn:2:player1");
    CHECK(game.view().piles == std::vector<std::uint16_t>{58});
}

TEST_CASE("M-HOUND-3: the hound goes to any meeple on the board") {
    Game game = from(level_three("tile:28.2@2,0,0 meeple:city0@1,-1:blue meeple:road0@2,0:green "
                                 "points:pink:13"),
                     kRoad);
    tell(game, kScore);
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(0), DecisionKind::PlaceHound});
    CHECK(legal_text(game) == "hound:city0@1,-1 hound:road0@2,0");
    CHECK(refused(game, "hound:road0@0,-1") == Refusal::NoMeepleThere);
    CHECK(tell(game, "hound:road0@2,0") == "hound:rufus:road0@2,0");
    CHECK(game.view().hounds[0].meeple == FeatureRef{{2, 0}, SegmentIndex(0)});
}

TEST_CASE("M-HOUND-3: it removes up to 3 ghosts each from up to 2 tiles around its meeple") {
    // The meeple stands at 1,-1: near it are 3 ghosts on 47 at 0,-1 and one at 0,0.
    Game game = from(level_three("meeple:city0@1,-1:blue points:pink:13"), kRoad);
    tell(game, kScore);
    CHECK(legal_text(game) == "chase:0,0:1 chase:0,-1:1 chase:0,-1:2 chase:0,-1:3 pass");
    CHECK(refused(game, "chase:0,1:1") == Refusal::TooFarForHound);
    CHECK(refused(game, "chase:0,-1:4") == Refusal::BadGhostCount);
    CHECK(refused(game, "chase:0,-1:0") == Refusal::BadGhostCount);
    CHECK(refused(game, "chase:1,0:1") == Refusal::NoGhostsThere);
    CHECK(refused(game, "chase:7,7:1") == Refusal::NoGhostsThere);
    CHECK(tell(game, "chase:0,-1:2") == "ghosts:0,-1:-2:hound");
    CHECK(legal_text(game) == "chase:0,0:1 pass");
    CHECK(refused(game, "chase:0,-1:1") == Refusal::TileChasedAlready);
    CHECK(tell(game, "chase:0,0:1") == "ghosts:0,0:-1:hound piles:18+20 turn:2:player1");
}

TEST_CASE("M-HOUND-3: with no meeple on the board the hound is lost, and the piles join") {
    Game game = from(level_three("points:pink:13"), kRoad);
    CHECK(tell(game, kScore) ==
          "scored:road0@0,-1:2x1:points score:pink:+2:15 returned:road0@0,-1:red reached:rufus "
          "left:rufus:loss piles:18+20 turn:2:player1");
    CHECK(game.view().hounds[0].place == HoundPlace::Gone);
}

TEST_CASE("M-HOUND-3: both hounds may stand with one meeple and are scored one after the other") {
    // A road of three tiles: a quarter of the start tile, 27, 47. 3 + 3 ghosts are on the board.
    Game game = from(
        "mists:3 players:2 tile:27.1@0,-1,0 meeple:road0@0,-1:red points:pink:60 "
        "hound:rufus:road0@0,-1 hound:ronja:road0@0,-1 piles:58 drawn:47.3");
    tell(game, "place:0,-2,0");
    CHECK(tell(game, "points:road0@0,-2") ==
          "scored:road0@0,-2:3x1:points score:pink:+3:63 returned:road0@0,-1:red howls:rufus:red:6 "
          "score:pink:+6:69 left:rufus:scoring howls:ronja:red:6 score:pink:+6:75 "
          "left:ronja:scoring turn:2:player1");
}

TEST_CASE("M-HOUND-4: the rest of the pile goes on the next, from which 3c draws already") {
    // Level 5, one tile left in the pile: it is drawn as 47; 3c would lose without the next pile.
    Game game = from(
        "mists:5 players:2 tile:17.0@1,-1,0 tile:46.0@0,2,2 meeple:city0@1,-1:blue points:pink:13 "
        "piles:0+37+20 drawn:47.3",
        kRoad);
    tell(game, kScore);
    CHECK(tell(game, "pass") == "piles:0+37");
    CHECK(game.point().kind == DecisionKind::PlaceFaceDown);
    CHECK(game.view().piles == std::vector<std::uint16_t>{37, 20});
}

namespace {
// Rufus stands with the red meeple on the road that 47 completes: three tiles, 3 + 3 ghosts.
Game rufus_on_the_road() {
    return from(
        "mists:3 players:2 tile:27.1@0,-1,0 meeple:road0@0,-1:red points:pink:20 "
        "hound:rufus:road0@0,-1 piles:38+20 drawn:47.3",
        "place:0,-2,0");
}
}  // namespace

TEST_CASE(
    "M-HOUND-5: when its meeple is scored the hound has 1 point for each ghost on the board") {
    Game game = rufus_on_the_road();
    CHECK(tell(game, "points:road0@0,-2") ==
          "scored:road0@0,-2:3x1:points score:pink:+3:23 returned:road0@0,-1:red "
          "howls:rufus:red:6 score:pink:+6:29 left:rufus:scoring turn:2:player1");
}

TEST_CASE("M-HOUND-5: also when ghosts are removed, and its own points are never traded") {
    Game game = rufus_on_the_road();
    CHECK(tell(game, "ghosts:road0@0,-2:0,-2:3") ==
          "scored:road0@0,-2:3x1:ghosts ghosts:0,-2:-3:scoring returned:road0@0,-1:red "
          "howls:rufus:red:3 score:pink:+3:23 left:rufus:scoring turn:2:player1");
}

TEST_CASE("M-SCORE-4: a hound with another meeple stays") {
    Game game = from(
        "mists:3 players:2 tile:27.1@0,-1,0 tile:17.0@1,-1,0 meeple:road0@0,-1:red "
        "meeple:city0@1,-1:blue points:pink:20 hound:rufus:city0@1,-1 piles:37+20 drawn:47.3",
        "place:0,-2,0");
    CHECK(tell(game, "points:road0@0,-2") ==
          "scored:road0@0,-2:3x1:points score:pink:+3:23 returned:road0@0,-1:red turn:2:player1");
    CHECK(game.view().hounds[0].place == HoundPlace::WithMeeple);
}
