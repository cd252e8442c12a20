#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

constexpr Setup kWagon{.mode = Mode::Base, .players = 2, .changed = {Part::Wagon}};

/// Green closes red's road of 3 tiles, on which red's wagon stands.
Game closed_road() {
    return play(kWagon, "draw:W.0 place:1,0,0 meeple:road2:red:wagon draw:W.0 place:-1,0,0 pass");
}

}  // namespace

TEST_CASE("AM-WAGON-1: a wagon stands on roads, cities and monasteries, never on fields") {
    Game game = play(kWagon, "draw:L.0 place:1,0,0");
    CHECK(legal_text(game) ==
          "meeple:city0:red meeple:city0:red:wagon meeple:road0:red meeple:road0:red:wagon "
          "meeple:road1:red meeple:road1:red:wagon meeple:road2:red meeple:road2:red:wagon "
          "meeple:field0:red meeple:field1:red meeple:field2:red pass");
    CHECK(refused(game, "meeple:field0:red:wagon") == Refusal::SegmentNotForMeeples);
    const Game monastery = play(kWagon, "draw:B.0 place:0,1,0");
    CHECK(legal_text(monastery) ==
          "meeple:monastery:red meeple:monastery:red:wagon meeple:field0:red pass");
}

TEST_CASE("AM-WAGON-2: after its scoring a wagon may go on to a feature near it") {
    Game game = closed_road();
    CHECK(game.view().tracks[0].points == 3);
    CHECK(game.active().id == PlayerId(1));
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(0), DecisionKind::MoveWagon});
    // The rest of its own tile and the city of D; the tile at -1,0 is too far away.
    CHECK(legal_text(game) ==
          "at:road0@1,0:red:wagon at:road1@1,0:red:wagon at:city0@0,0:red:wagon pass");
    CHECK(refused(game, "at:road2@1,0:red:wagon") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "at:field0@1,0:red:wagon") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "at:road1@-1,0:red:wagon") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "at:road0@1,0:green:wagon") == Refusal::ColourNotYours);
    CHECK(refused(game, "at:road0@1,0:red") == Refusal::NoMeepleLeft);
    CHECK(refused(game, "meeple:road0:red:wagon") == Refusal::WrongKind);
    CHECK(tell(game, "at:city0@0,0:red:wagon") == "meeple:city0@0,0:red:wagon turn:3:player0");
    CHECK(game.view().supplies[0][0][MeepleKind::Wagon] == 0);
}

TEST_CASE("AM-WAGON-2: or its owner takes it home") {
    Game game = closed_road();
    CHECK(tell(game, "pass") == "turn:3:player0");
    CHECK(game.view().supplies[0][0][MeepleKind::Wagon] == 1);
}

TEST_CASE("AM-WAGON-2: a wagon with nowhere to go is at home without a question") {
    Game game =
        from("base players:2 parts:wagon turn:2 meeple:city0@0,0:red:wagon meeple:road0@0,0:green");
    tell_last(game, "draw:E.0 place:0,-1,2");
    CHECK(tell(game, "pass") ==
          "scored:city0@0,-1:4x1:points returned:city0@0,0:red:wagon score:red:+4:4 "
          "turn:3:player0");
}

TEST_CASE("AM-WAGON-2: several wagons go on clockwise from the active player") {
    Game game = from(
        "base players:2 parts:wagon turn:2 tile:U.0@1,0,0 tile:W.0@2,0,0 tile:U.0@-1,0,0 "
        "meeple:road0@1,0:red:wagon meeple:road0@-1,0:green:wagon");
    tell_last(game, "draw:W.0 place:-2,0,0");
    CHECK(tell(game, "pass") ==
          "scored:road0@-2,0:5x2:points returned:road0@1,0:red:wagon "
          "returned:road0@-1,0:green:wagon score:red:+5:5 score:green:+5:5");
    CHECK(game.point().player == PlayerId(1));
    CHECK(legal_text(game) ==
          "at:city0@0,0:green:wagon at:road1@-2,0:green:wagon at:road2@-2,0:green:wagon pass");
    tell(game, "at:city0@0,0:green:wagon");
    CHECK(game.point().player == PlayerId(0));
    CHECK(legal_text(game) == "at:road0@2,0:red:wagon at:road1@2,0:red:wagon pass");
    CHECK(tell(game, "at:road0@2,0:red:wagon") == "meeple:road0@2,0:red:wagon turn:3:player0");
}

TEST_CASE("AM-MIST-2: a wagon does not keep its ghosts when it goes on") {
    Game game = from(
        "ghosts players:2 parts:wagon turn:2 meeple:road0@1,0:red:wagon:1ghosts "
        "meeple:city0@1,0:red");
    CHECK(game.view().ghosts_supply == 14);
    tell_last(game, "draw:W.0 place:2,0,0");
    // 2 for the tiles, less 2 for the ghost.
    CHECK(
        tell(game, "pass") ==
        "scored:road2@2,0:2x1:points returned:road0@1,0:red:wagon:1ghosts score:red:+0:0:1ghosts");
    CHECK(game.view().ghosts_supply == 15);
    tell(game, "at:road0@2,0:red:wagon");
    CHECK(game.view().meeples.back().ghosts == 0);
}

TEST_CASE("E-X-5: a wagon goes on to castles and cemeteries, never to fields") {
    Game game = from(
        "ghosts players:2 parts:wagon turn:2 tile:46.0@1,-1,2 tile:37.1@2,1,1 "
        "meeple:road0@1,0:red:wagon");
    tell_last(game, "draw:W.0 place:2,0,0 pass");
    const std::string legal = legal_text(game);
    CHECK(legal.find("at:cemetery@1,-1:red:wagon") != std::string::npos);
    CHECK(legal.find("at:castle@2,1:red:wagon") != std::string::npos);
    CHECK(legal.find("field") == std::string::npos);
    CHECK(tell(game, "at:castle@2,1:red:wagon") == "meeple:castle@2,1:red:wagon turn:3:player0");
}
