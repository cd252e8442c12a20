#include "tests/rules/dragon_tiles.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

TEST_CASE("PD-FAIRY-1: the action puts the fairy beside one of one's own meeples") {
    Game game = dragon_from(
        "base players:2 parts:builder+fairy turn:3 tile:U.0@1,0,0 tile:U.0@2,0,0 tile:U.0@3,0,0 "
        "meeple:road0@1,0:red meeple:field0@1,0:green meeple:road0@2,0:red:builder "
        "meeple:field1@2,0:red asks:place_meeple");
    CHECK(legal_text(game) == "fairy:road0@1,0 fairy:field1@2,0 pass");
    CHECK(refused(game, "fairy:field0@1,0") == Refusal::NotForFairy);
    CHECK(refused(game, "fairy:road0@2,0") == Refusal::NotForFairy);
    CHECK(refused(game, "fairy:road0@3,0") == Refusal::NoMeepleThere);
    CHECK(tell(game, "fairy:road0@1,0") == "fairy:road0@1,0:red turn:4:player1");
}

TEST_CASE("PD-FAIRY-1: not beside the meeple where she is already") {
    const Game game = dragon_from(
        "base players:2 parts:fairy turn:3 tile:U.0@1,0,0 tile:U.0@2,0,0 fairy:1,0 "
        "fairy_segment:0 fairy_colour:red fairy_kind:ordinary meeple:road0@1,0:red "
        "meeple:field0@1,0:red meeple:field1@1,0:red asks:place_meeple");
    CHECK(legal_text(game) == "fairy:field0@1,0 fairy:field1@1,0 pass");
    CHECK(refused(game, "fairy:road0@1,0") == Refusal::NotForFairy);
}

TEST_CASE("PD-FAIRY-2: the dragon does not enter the fairy's tile, whoever she is with") {
    Game game = dragon_from(
        "base players:2 parts:dragon+fairy turn:2 tile:volcano-road.0@1,0,0 tile:U.0@2,0,0 "
        "tile:U.0@3,0,0 tile:D.0@1,1,2 dragon:1,0 fairy:2,0 meeple:road0@2,0:red "
        "drawn:dragon-road.0");
    tell_each(game, {"place:4,0,0", "pass"});
    CHECK(legal_text(game) == "dragon:1,1 dragon:0,0");
    CHECK(refused(game, "dragon:2,0") == Refusal::NoWayForDragon);
}

TEST_CASE("PD-FAIRY-3: whoever has the fairy has a point when their turn begins") {
    Game game = dragon_from(
        "base players:2 parts:fairy turn:2 tile:U.0@1,0,0 fairy:1,0 fairy_segment:0 "
        "fairy_colour:red fairy_kind:ordinary meeple:road0@1,0:red drawn:U.0");
    tell_each(game, {"place:2,0,0"});
    CHECK(tell(game, "pass") == "turn:3:player0 fairy:player0 score:red:+1:1");
    CHECK(tell_each(game, {"draw:U.0", "place:3,0,0", "pass"}) == "turn:4:player1");
}

TEST_CASE("PD-FAIRY-3: not when the second part of a turn begins") {
    Game game = dragon_from(
        "base players:2 parts:builder+fairy turn:3 tile:U.0@1,0,0 tile:U.0@2,0,0 fairy:1,0 "
        "fairy_segment:0 fairy_colour:red fairy_kind:ordinary meeple:road0@1,0:red "
        "meeple:road0@2,0:red:builder drawn:U.0");
    CHECK(tell_each(game, {"place:3,0,0", "pass"}) == "again:player0");
}

TEST_CASE("PD-FAIRY-3: not when no tile is left and the game ends") {
    const Setup setup{.mode = Mode::Base, .players = 2, .changed = {Part::Fairy}};
    Game game = with_dragon(setup, {"U.0", "U.0", "U.0", "W.0"});
    tell_each(game,
              {"draw:U.0", "place:1,0,0", "meeple:road0:red", "draw:U.0", "place:2,0,0", "pass",
               "draw:U.0", "place:3,0,0", "fairy:road0@1,0", "draw:W.0", "place:-1,0,0"});
    // The road of W, D and three U is incomplete: 5, and 3 for the fairy; no point for a turn 5.
    CHECK(tell(game, "pass") ==
          "turn:5:player0 scored:road0@1,0:5x1:points returned:road0@1,0:red score:red:+8:8 "
          "finished:G-END-1:red");
}

TEST_CASE("PD-FAIRY-4: 3 more when the fairy's meeple is scored, and she stays") {
    Game game = dragon_from(
        "base players:2 parts:fairy turn:2 tile:U.0@1,0,0 tile:W.0@2,0,0 fairy:1,0 "
        "fairy_segment:0 fairy_colour:red fairy_kind:ordinary meeple:road0@1,0:red drawn:W.0");
    tell_each(game, {"place:-1,0,2"});
    // W, D, U and W: 4 tiles. She is beside nobody then, and pays nobody.
    CHECK(tell(game, "pass") ==
          "scored:road2@-1,0:4x1:points returned:road0@1,0:red score:red:+7:7 turn:3:player0");
    const auto facts = game.view().facts.front().facts;
    CHECK(facts[0].value == FactValue{Position{1, 0}});
    CHECK(facts[1].value == FactValue{});
    CHECK(facts[2].value == FactValue{});
    CHECK(facts[3].value == FactValue{});
}

TEST_CASE("PD-FAIRY-4: also to an owner without the majority") {
    Game game = dragon_from(
        "base players:2 parts:inns+fairy turn:2 tile:U.0@1,0,0 tile:U.0@2,0,0 tile:W.0@3,0,0 "
        "fairy:1,0 fairy_segment:0 fairy_colour:red fairy_kind:ordinary meeple:road0@1,0:red "
        "meeple:road0@2,0:green:large drawn:W.0");
    tell_each(game, {"place:-1,0,2"});
    CHECK(tell(game, "pass") ==
          "scored:road2@-1,0:5x2:points returned:road0@1,0:red returned:road0@2,0:green:large "
          "score:red:+3:3 score:green:+5:5 turn:3:player0");
}

TEST_CASE("PD-MIST-1: the fairy can be beside a meeple with ghosts") {
    const Game game = dragon_from(
        "ghosts players:2 parts:fairy tile:13.3@1,2,0 tile:plain.0@2,2,0 "
        "meeple:road0@1,2:red:2ghosts asks:place_meeple");
    CHECK(legal_text(game).find("fairy:road0@1,2") != std::string::npos);
}

TEST_CASE("PD-MIST-2: the fairy protects from no ghosts") {
    const Game game = dragon_from(
        "ghosts players:2 parts:fairy tile:13.3@1,2,0 fairy:1,2 fairy_segment:0 "
        "fairy_colour:green fairy_kind:ordinary meeple:road0@1,2:green:1ghosts "
        "asks:haunt_meeple");
    CHECK(legal_text(game) == "haunt:road0@1,2");
}

TEST_CASE("PD-MIST-3: the fairy stays where she is when her meeple is scared off") {
    Game game = dragon_from(
        "ghosts players:2 parts:fairy tile:13.3@1,2,0 fairy:1,2 fairy_segment:0 "
        "fairy_colour:green fairy_kind:ordinary meeple:road0@1,2:green:2ghosts "
        "asks:haunt_meeple");
    tell(game, "haunt:road0@1,2");
    const auto facts = game.view().facts.front().facts;
    CHECK(facts[0].value == FactValue{Position{1, 2}});
    CHECK(facts[1].value == FactValue{});
    CHECK(game.check().empty());
}

TEST_CASE("PD-MIST-8: the fairy beside a keeper pays when the cemetery is complete") {
    const std::string around =
        "tile:plain.0@0,2,0 tile:plain.0@-1,2,0 tile:plain.0@-2,2,0 tile:keep.0@-1,3,0 "
        "tile:plain.0@0,3,0 tile:plain.0@-2,3,0 tile:plain.0@-2,4,0 tile:plain.0@-1,4,0 "
        "fairy:-1,3 fairy_segment:0 fairy_colour:red fairy_kind:ordinary "
        "meeple:cemetery@-1,3:red ";
    Game game = dragon_from("ghosts players:2 parts:fairy turn:2 " + around + "drawn:plain.0");
    tell_each(game, {"place:0,4,0"});
    CHECK(tell(game, "pass") ==
          "scored:cemetery@-1,3:0x1:points returned:cemetery@-1,3:red guard:red score:red:+3:3 "
          "turn:3:player0");
}

TEST_CASE("PD-MIST-8: at the end of the game it does not, since cemeteries are not scored then") {
    const Setup setup{.mode = Mode::Ghosts, .players = 2, .changed = {Part::Fairy}};
    Game game = with_dragon(setup, {"keep.0", "plain.0", "plain.0"});
    tell_each(game, {"draw:keep.0", "place:0,2,0", "meeple:cemetery:red", "draw:plain.0",
                     "place:-1,2,0", "pass", "draw:plain.0", "place:0,3,0"});
    CHECK(tell(game, "fairy:cemetery@0,2") ==
          "fairy:cemetery@0,2:red turn:4:player1 returned:cemetery@0,2:red "
          "finished:G-END-1:red+green");
}
