#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

// The cemetery 46 at 0,2 has the start tile in the north, 27 in the east and 20 in the south: the
// west is open. A red meeple on the road of 27, a blue one on the southern city of 20.
const std::string kThreeSides =
    "mists:2 players:2 tile:46.0@0,2,2 tile:27.1@1,2,0 tile:20.0@0,3,0 ";
const std::string kTwoMeeples = "meeple:road0@1,2:red meeple:city1@0,3:blue ";

// The cemeteries 40 at -1,1 and 46 at 0,2 wait for the same space: -1,2. A red meeple on the road
// that leads through 40 and 28, a blue one on the road of 50.
const std::string kTwoCemeteries =
    "mists:2 players:2 tile:46.0@0,2,2 tile:50.1@1,2,0 tile:20.0@0,3,0 tile:40.0@-1,1,0 "
    "tile:19.2@-1,0,0 tile:28.2@-2,1,0 meeple:road0@-2,1:red meeple:road0@1,2:blue drawn:27.1";

// Level 5: of the 8 spaces around 46 at 0,2 the diagonals -1,3 and 1,3 are empty.
const std::string kSixOfEight =
    "tile:46.0@0,2,2 tile:27.1@1,2,0 tile:20.0@0,3,0 tile:17.0@-1,2,0 down:-1,1 ";

}  // namespace

TEST_CASE("M-BURY-1: in levels 2 to 4 a cemetery is open until its four sides are taken") {
    for (const char* const level : {"2", "3", "4"}) {
        std::string text = kThreeSides + kTwoMeeples + "drawn:17.0";
        text.replace(text.find(':') + 1, 1, level);
        Game game = from(text);
        CHECK(game.view().open_cemeteries == std::vector{Position{0, 2}});
        CHECK(tell(game, "place:-1,2,0") == "placed:17.0:-1,2,0 closed:0,2");
        CHECK(game.view().open_cemeteries.empty());
        CHECK(game.view().closed_cemetery == Position{0, 2});
    }
}

TEST_CASE("M-BURY-1: in levels 5 and 6 all 8 spaces must be taken, face down or not") {
    for (const char* const level : {"mists:5 players:2 ", "mists:6 players:2 "}) {
        Game game = from(level + kSixOfEight + "meeple:city1@0,3:red asks:place_face_down");
        CHECK(tell(game, "facedown:-1,3") == "facedown:-1,3 turn:2:player1");
        CHECK(game.view().open_cemeteries == std::vector{Position{0, 2}});
        tell(game, "draw:52.2");
        // 52 in the last space closes it; the red meeple is the only one.
        CHECK(tell(game, "place:1,3,0") ==
              "placed:52.2:1,3,0 closed:0,2 forced:bury:city1@0,3 buried:red:0,2:city1@0,3 "
              "ghosts:1,3:+2");
    }
}

TEST_CASE("M-BURY-2: the active player lays one meeple of any colour from the board on it") {
    Game game = from(kThreeSides + kTwoMeeples + "drawn:17.0", "place:-1,2,0");
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(0), DecisionKind::Bury});
    CHECK(legal_text(game) == "bury:road0@1,2 bury:city1@0,3");
    CHECK(refused(game, "bury:city0@0,3") == Refusal::NoMeepleThere);
    CHECK(refused(game, "bury:red") == Refusal::MeeplesOnBoard);
    CHECK(tell(game, "bury:city1@0,3") == "buried:blue:0,2:city1@0,3");
    CHECK(game.view().buried == std::vector{BuriedMeeple{Colour::Blue, {0, 2}}});
    CHECK(game.view().meeples.size() == 1);
    // It does not come back: two of the three blue meeples are left.
    CHECK(game.view().supplies[1][0] == Supply{Colour::Blue, 2});
}

TEST_CASE("M-BURY-2: with no meeple on the board one comes from any player's supply") {
    Game game = from(kThreeSides + "drawn:17.0", "place:-1,2,0");
    CHECK(legal_text(game) == "bury:red bury:green bury:blue bury:yellow");
    CHECK(refused(game, "bury:pink") == Refusal::NoMeepleLeft);  // the scoring meeple
    CHECK(tell(game, "bury:yellow") == "buried:yellow:0,2:supply");
    CHECK(game.view().supplies[1][1] == Supply{Colour::Yellow, 2});
}

TEST_CASE("M-BURY-2: buried meeples are not buried again") {
    Game game = from(kTwoCemeteries, "place:-1,2,0 bury:road0@-2,1");
    // Red lies on the first cemetery; for the second there is only blue.
    CHECK(game.view().buried.size() == 2);
    CHECK(game.view().buried[1] == BuriedMeeple{Colour::Blue, {0, 2}});
}

TEST_CASE("M-BURY-3: a hound with the buried meeple leaves the game unscored") {
    std::string text = kThreeSides + kTwoMeeples + "hound:rufus:road0@1,2 piles:36+20 drawn:17.0";
    text.replace(text.find(':') + 1, 1, "3");
    Game game = from(text, "place:-1,2,0");
    CHECK(tell(game, "bury:road0@1,2") == "buried:red:0,2:road0@1,2 left:rufus:burial");
    CHECK(game.view().hounds[0].place == HoundPlace::Gone);
    CHECK(game.view().tracks.front().points == 0);
    Game other = from(text, "place:-1,2,0");
    CHECK(tell(other, "bury:city1@0,3") == "buried:blue:0,2:city1@0,3");
    CHECK(other.view().hounds[0].place == HoundPlace::WithMeeple);
}

TEST_CASE("M-BURY-4: in levels 2 to 4 the ghosts of the cemetery go after the burial") {
    Game game = from(kThreeSides + "ghosts:0,2:2 " + kTwoMeeples + "drawn:17.0", "place:-1,2,0");
    CHECK(game.view().ghosts_supply == 10);
    CHECK(tell(game, "bury:road0@1,2") == "buried:red:0,2:road0@1,2 ghosts:0,2:-2:burial");
    CHECK(game.view().ghosts_supply == 12);
}

TEST_CASE("M-BURY-4: in levels 5 and 6 they stay") {
    Game game = from("mists:5 players:2 " + kSixOfEight +
                     "down:-1,3 ghosts:0,2:2 meeple:city1@0,3:red drawn:52.2");
    CHECK(tell(game, "place:1,3,0") ==
          "placed:52.2:1,3,0 closed:0,2 forced:bury:city1@0,3 buried:red:0,2:city1@0,3 "
          "ghosts:1,3:+2");
    CHECK(game.mists()->ghosts.on(game.mists()->board.at({0, 2})) == 2);
}

TEST_CASE("M-BURY-5: of several, the northernmost comes first, of a row the westernmost") {
    Game game = from(kTwoCemeteries);
    CHECK(tell(game, "place:-1,2,0") == "placed:27.1:-1,2,0 closed:-1,1");
    CHECK(legal_text(game) == "bury:road0@-2,1 bury:road0@1,2");
    CHECK(tell(game, "bury:road0@1,2") ==
          "buried:blue:-1,1:road0@1,2 closed:0,2 forced:bury:road0@-2,1 "
          "buried:red:0,2:road0@-2,1 ghosts:-1,2:+1");
}

TEST_CASE("M-BURY-5: a cemetery in a hole that is full closes at once") {
    Game game = from(
        "mists:2 players:2 tile:19.2@-1,0,0 tile:20.0@-2,0,0 tile:09.0@-2,1,0 tile:17.0@0,2,1 "
        "tile:30.0@-1,2,0 meeple:city0@0,2:green drawn:40.0");
    CHECK(tell(game, "place:-1,1,0") ==
          "placed:40.0:-1,1,0 closed:-1,1 forced:bury:city0@0,2 buried:green:-1,1:city0@0,2");
}

TEST_CASE("M-BURY-6: the feature that the meeple was taken from may be taken again") {
    // 27 at -1,2 continues the road on which the red meeple stands.
    Game freed = from(kTwoCemeteries, "place:-1,2,0 bury:road0@-2,1");
    CHECK(legal_text(freed) == "meeple:road0:red meeple:road0:green pass");
}

TEST_CASE("M-BURY-6: a feature keeps the meeples that still stand on it") {
    // 23 joins the roads of a red and a blue meeple and closes the cemetery 40. Red is buried; blue
    // still holds the road, so that no meeple can be placed.
    Game game = from(
        "mists:2 players:2 tile:46.0@0,2,2 tile:40.0@-1,1,0 tile:19.2@-1,0,0 tile:28.2@-2,1,0 "
        "tile:44.1@-2,2,3 meeple:road0@-2,1:red meeple:road0@-2,2:blue drawn:23.2");
    CHECK(tell(game, "place:-1,2,2") == "placed:23.2:-1,2,2 closed:-1,1");
    CHECK(tell(game, "bury:road0@-2,1") ==
          "buried:red:-1,1:road0@-2,1 ghosts:-1,2:+2 forced:haunt:0,2 ghosts:0,2:+1:cemetery "
          "forced:pass turn:2:player1");
}
