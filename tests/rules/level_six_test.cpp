#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

// A city of five tiles with one coat, value 12, which 07 at 1,-2 closes: red and yellow stand on
// it.
const std::string kTiles = "tile:38.0@1,-1,1 tile:01.0@2,-1,3 tile:41.1@2,-2,2 ";
const std::string kMeeples = "meeple:city0@1,-1:red meeple:city1@2,-1:yellow ";
const std::string kCity = kTiles + kMeeples;
constexpr auto kClosed = "place:1,-2,1";

}  // namespace

TEST_CASE("M-SIX-1: a colour with a scoring meeple moves it, for another the player chooses") {
    Game game = from("mists:6 players:4 " + kCity + "points:red:3 drawn:07.0", kClosed);
    CHECK(tell(game, "points:city0@1,-2") == "scored:city0@1,-2:12x2:points score:red:+12:15");
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(0), DecisionKind::AssignPoints});
    CHECK(game.view().assignment == Assignment{Colour::Yellow, 12});
    CHECK(legal_text(game) == "assign:red assign:green assign:blue");
    CHECK(refused(game, "assign:yellow") == Refusal::NoScoringMeeple);
    CHECK(tell(game, "assign:green") ==
          "score:green:+12:12 returned:city0@1,-1:red returned:city1@2,-1:yellow turn:2:player1");
}

TEST_CASE("M-SIX-1: the others follow in the order of the colours") {
    // Red and yellow have no scoring meeple here: red first, then yellow.
    Game game = from("mists:6 players:5 scoring:green+blue+black " + kCity + "drawn:07.0", kClosed);
    CHECK(tell(game, "points:city0@1,-2") == "scored:city0@1,-2:12x2:points");
    CHECK(game.view().assignment->colour == Colour::Red);
    CHECK(tell(game, "assign:black") == "score:black:+12:12");
    CHECK(game.view().assignment->colour == Colour::Yellow);
    CHECK(tell(game, "assign:black") ==
          "score:black:+12:24 returned:city0@1,-1:red returned:city1@2,-1:yellow turn:2:player1");
}

TEST_CASE("M-SIX-1: ghosts instead of points ask for nobody") {
    Game game = from("mists:6 players:4 " + kCity + "drawn:07.0", kClosed);
    CHECK(tell(game, "ghosts:city0@1,-2:0,0:1") ==
          "scored:city0@1,-2:12x2:ghosts ghosts:0,0:-1:scoring returned:city0@1,-1:red "
          "returned:city1@2,-1:yellow turn:2:player1");
}

TEST_CASE("M-SIX-2: the points of a hound go to the colour of its meeple") {
    Game game = from("mists:6 players:4 " + kCity +
                         "points:red:10 points:green:10 points:blue:10 hound:rufus:city0@1,-1 "
                         "piles:36+20 drawn:07.0",
                     kClosed);
    tell(game, "points:city0@1,-2");
    // Three ghosts stand on the start tile.
    CHECK(tell(game, "assign:green") ==
          "score:green:+12:22 returned:city0@1,-1:red returned:city1@2,-1:yellow howls:rufus:red:3 "
          "score:red:+3:25 left:rufus:scoring turn:2:player1");
}

TEST_CASE("M-SIX-2: or by choice, if that colour has no scoring meeple") {
    Game game = from("mists:6 players:4 " + kCity +
                         "points:red:10 points:green:10 points:blue:10 hound:rufus:city1@2,-1 "
                         "piles:36+20 drawn:07.0",
                     kClosed);
    tell(game, "points:city0@1,-2");
    CHECK(tell(game, "assign:green") ==
          "score:green:+12:22 returned:city0@1,-1:red returned:city1@2,-1:yellow "
          "howls:rufus:yellow:3");
    CHECK(game.view().assignment == Assignment{Colour::Yellow, 3});
    CHECK(tell(game, "assign:blue") == "score:blue:+3:13 left:rufus:scoring turn:2:player1");
}

TEST_CASE("M-SIX-1: hound points of 0 ask nothing") {
    Game game =
        from("mists:6 players:4 " + kTiles + "ghosts:0,0:0 ghosts:0,1:0 ghosts:1,1:0 " + kMeeples +
                 "points:red:10 points:green:10 points:blue:10 hound:rufus:city1@2,-1 piles:36+20 "
                 "drawn:07.0",
             kClosed);
    // With no ghost on the board the points are the only choice.
    CHECK(game.view().assignment == Assignment{Colour::Yellow, 12});
    CHECK(tell(game, "assign:green") ==
          "score:green:+12:22 returned:city0@1,-1:red returned:city1@2,-1:yellow "
          "howls:rufus:yellow:0 left:rufus:scoring turn:2:player1");
}

TEST_CASE("M-END-1: level 6 is won when all three scoring meeples have 50") {
    Game game = from("mists:6 players:4 " + kCity +
                         "points:red:38 points:green:38 points:blue:50 hound:rufus:gone "
                         "hound:ronja:gone piles:56 drawn:07.0",
                     kClosed);
    CHECK(tell(game, "points:city0@1,-2") == "scored:city0@1,-2:12x2:points score:red:+12:50");
    CHECK(game.view().outcome == Outcome::Undecided);
    CHECK(tell(game, "assign:green") == "score:green:+12:50 won:M-END-1");
    CHECK(game.view().meeples.size() == 2);  // M-TURN-2: nothing happens after the end
}

TEST_CASE("M-END-1: what a game was won by leaves nothing behind in its state") {
    // Red and yellow both wait for a choice, and the first one wins.
    Game game = from("mists:6 players:5 scoring:green+blue+black " + kCity +
                         "points:green:38 points:blue:50 points:black:50 hound:rufus:gone "
                         "hound:ronja:gone piles:56 drawn:07.0",
                     kClosed);
    tell(game, "points:city0@1,-2");
    CHECK(tell(game, "assign:green") == "score:green:+12:50 won:M-END-1");
    CHECK(parse_state(tables_for(game.setup()), state_text(game)) == game);
    CHECK(game.check().empty());
}

TEST_CASE("M-END-1: a colour that moves by itself wins before anything is assigned") {
    Game game = from("mists:6 players:4 " + kCity +
                         "points:red:38 points:green:50 points:blue:50 hound:rufus:gone "
                         "hound:ronja:gone piles:56 drawn:07.0",
                     kClosed);
    CHECK(tell(game, "points:city0@1,-2") ==
          "scored:city0@1,-2:12x2:points score:red:+12:50 won:M-END-1");
}
