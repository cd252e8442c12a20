#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

NotationError fault(std::string_view text) {
    const auto game = parse_state(mists_tables(), text);
    INFO(std::string(text));
    REQUIRE_FALSE(game.has_value());
    return game.error();
}

}  // namespace

TEST_CASE("state text: a game that has just begun is its setup") {
    CHECK(state_text(play({.level = 3, .players = 2}, "")) == "mists:3 players:2");
    const Setup six{
        .level = 6, .players = 4, .scoring = {Colour::Red, Colour::Blue, Colour::Yellow}};
    CHECK(state_text(play(six, "")) == "mists:6 players:4 scoring:red+blue+yellow");
    CHECK(parse_state(mists_tables(), "mists:6 players:4 scoring:red+blue+yellow") ==
          play(six, ""));
}

TEST_CASE("state text: it names everything in the words of the notation") {
    Game game = play(2, "draw:17.0 place:1,-1,0 meeple:city0:red draw:47.3");
    CHECK(state_text(game) ==
          "mists:1 players:2 turn:2 tile:17.0@1,-1,0 meeple:city0@1,-1:red piles:48 drawn:47.3");
    tell(game, "place:0,-1,0");
    CHECK(state_text(game) ==
          "mists:1 players:2 turn:2 tile:17.0@1,-1,0 tile:47.3@0,-1,0 ghosts:0,-1:3 "
          "meeple:city0@1,-1:red piles:48 asks:place_meeple");
}

TEST_CASE("state text: what cannot be is refused with the place and what would be right") {
    CHECK(fault("chess").what == "mists: and a level, ghosts or base");
    CHECK(fault("mists:7 players:2").what == "a game that can be played: there are levels 1 to 6");
    CHECK(fault("mists:1 players:2 tile:99.0@1,-1,0") ==
          NotationError{23, "the name of a tile, such as 14.3"});
    CHECK(fault("mists:1 players:2 tile:17.0@1,-1,1") ==
          NotationError{28, "a space and a turn in which the tile fits"});
    CHECK(fault("mists:1 players:2 tile:17.0@1,-1,0 tile:17.0@1,-2,0").what ==
          "a tile that is left in the game");
    CHECK(fault("mists:1 players:2 tile:46.0@0,2,2").what == "a tile that is left in the game");
    CHECK(fault("mists:1 players:2 ghosts:0,0:14").what == "no more ghosts than are in the game");
    CHECK(fault("mists:1 players:2 ghosts:5,5:1").what == "the space of a face-up tile");
    CHECK(fault("mists:1 players:2 meeple:road0@0,0:pink").what == "a colour with a meeple left");
    CHECK(fault("mists:1 players:2 points:red:3").what == "a colour with a scoring meeple");
    CHECK(fault("mists:1 players:2 piles:7").what.find("a state that can be") == 0);
    CHECK(fault("mists:1 players:2 points:pink:50").what.find("a state that can be") == 0);
    CHECK(fault("mists:1 players:2 asks:dinner").what ==
          "a kind of decision, such as place_meeple");
    CHECK(fault("mists:1 players:2 hello").what ==
          "a word that says what a state holds, such as tile: or meeple:");
}

TEST_CASE("state text: what would not be written so is refused with the place and the text") {
    const std::string begun = "mists:1 players:2";
    CHECK(fault(begun + " ghosts:0,1:1") == NotationError{17, "the text of this state: " + begun});
    CHECK(fault(begun + " turn:1").what == "the text of this state: " + begun);
    CHECK(fault(begun + " points:pink:0").what == "the text of this state: " + begun);
    const std::string laid = begun + " turn:2 tile:17.0@1,-1,0";
    const std::string state = laid + " meeple:city0@1,-1:red";
    CHECK(fault(begun + " tile:17.0@1,-1,0 turn:2 meeple:city0@1,-1:red").offset ==
          begun.size() + 2);
    CHECK(fault(state + " piles:49 ").what ==
          "a word that says what a state holds, such as tile: or meeple:");
    CHECK(fault(laid + " piles:49 meeple:city0@1,-1:red").offset == laid.size() + 1);
}

TEST_CASE("state text: the piles may be left out while they are what was not taken") {
    const std::string state = "mists:1 players:2 turn:2 tile:17.0@1,-1,0 meeple:city0@1,-1:red";
    const auto game = parse_state(mists_tables(), state);
    REQUIRE(game.has_value());
    CHECK(state_text(*game) == state + " piles:49");
    CHECK(parse_state(mists_tables(), state + " piles:49") == game);
}
