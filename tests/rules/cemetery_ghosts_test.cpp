#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

const std::string kOneCemetery = "players:2 tile:46.0@0,2,2 ";
const std::string kTwoHauntedCemeteries = "players:2 tile:46.0@0,2,2 tile:40.0@-1,1,0 ";

}  // namespace

TEST_CASE("M-GHOST-3: when ghosts appear, one more comes to the open cemetery") {
    for (const char* const level : {"mists:2 ", "mists:3 ", "mists:4 "}) {
        // 12 expands the bank of the start tile: 3 - 1 ghosts.
        Game game = from(level + kOneCemetery + "drawn:12.3");
        CHECK(tell(game, "place:-1,0,0") ==
              "placed:12.3:-1,0,0 ghosts:-1,0:+2 forced:haunt:0,2 ghosts:0,2:+1:cemetery "
              "forced:pass turn:2:player1");
    }
}

TEST_CASE("M-GHOST-3: of several open cemeteries one is chosen") {
    Game game = from("mists:2 " + kTwoHauntedCemeteries + "drawn:12.3");
    CHECK(tell(game, "place:-1,0,0") == "placed:12.3:-1,0,0 ghosts:-1,0:+2");
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(0), DecisionKind::HauntCemetery});
    CHECK(legal_text(game) == "haunt:0,2 haunt:-1,1");
    CHECK(refused(game, "haunt:0,0") == Refusal::CemeteryNotOpen);
    CHECK(refused(game, "haunt:5,5") == Refusal::CemeteryNotOpen);
    CHECK(tell(game, "haunt:-1,1") == "ghosts:-1,1:+1:cemetery forced:pass turn:2:player1");
}

TEST_CASE("M-GHOST-3: none without an open cemetery, none where no ghost appears") {
    Game none = from("mists:2 players:2 drawn:12.3");
    CHECK(tell(none, "place:-1,0,0") ==
          "placed:12.3:-1,0,0 ghosts:-1,0:+2 forced:pass turn:2:player1");
    // 43 has one symbol and expands a bank: 1 - 1 ghosts.
    Game nothing = from("mists:2 " + kOneCemetery + "drawn:43.1");
    CHECK(tell(nothing, "place:-1,0,2") == "placed:43.1:-1,0,2");
}

TEST_CASE("M-GHOST-3: a cemetery that this tile closed is not open any more") {
    Game game = from(
        "mists:2 players:2 tile:46.0@0,2,2 tile:50.1@1,2,0 tile:20.0@0,3,0 meeple:road0@1,2:red "
        "drawn:27.1");
    CHECK(tell(game, "place:-1,2,0") ==
          "placed:27.1:-1,2,0 closed:0,2 forced:bury:road0@1,2 buried:red:0,2:road0@1,2 "
          "ghosts:-1,2:+1");
}

TEST_CASE("M-GHOST-4: a haunted cemetery puts a ghost on every misty tile around it") {
    // Of the 8 around -1,1 the quarters 0,0 and 0,1 are misty; ghosts stand on both already.
    for (const char* const level : {"mists:5 ", "mists:6 "}) {
        Game game = from(level + std::string("players:2 drawn:40.0"));
        CHECK(tell(game, "place:-1,1,0") ==
              "placed:40.0:-1,1,0 ghosts:0,0:+1:haunting ghosts:0,1:+1:haunting");
    }
}

TEST_CASE("M-GHOST-4: whether a bank is complete does not matter, and face-down tiles get none") {
    // 43, 21 and 42 have closed the bank of the start tile, and no ghost stands on it. Around -1,2
    // the tile 21 at -1,1 and the quarter at 0,1 are misty; what lies at 0,3 nobody knows.
    Game game = from(
        "mists:5 players:2 tile:43.1@-1,0,2 tile:21.1@-1,1,3 tile:42.1@1,2,1 down:0,3 "
        "ghosts:0,0:0 ghosts:0,1:0 ghosts:1,1:0 drawn:40.0");
    CHECK(tell(game, "place:-1,2,0") ==
          "placed:40.0:-1,2,0 ghosts:-1,1:+1:haunting ghosts:0,1:+1:haunting");
}

TEST_CASE("M-GHOST-4: M-GHOST-3 does not apply in levels 5 and 6") {
    Game game = from("mists:5 " + kOneCemetery + "drawn:12.3");
    CHECK(tell(game, "place:-1,0,0") == "placed:12.3:-1,0,0 ghosts:-1,0:+2 forced:pass");
}

TEST_CASE("M-GHOST-5: the ghost for the cemetery counts, and then none is put down") {
    // 15 ghosts, 13 on the board: the supply of 2 is enough for the tile, not for the cemetery.
    Game lost = from("mists:2 " + kOneCemetery + "ghosts:0,0:11 drawn:12.3");
    CHECK(tell(lost, "place:-1,0,0") == "placed:12.3:-1,0,0 missing:2of3 lost:M-END-2");
    CHECK(lost.view().ghosts_supply == 2);
    Game saved = from("mists:2 players:2 ghosts:0,0:11 drawn:12.3");
    CHECK(tell(saved, "place:-1,0,0") ==
          "placed:12.3:-1,0,0 ghosts:-1,0:+2 forced:pass turn:2:player1");
}

TEST_CASE("M-GHOST-5: so do the ghosts of a haunted cemetery") {
    // 13 ghosts, 12 on the board; the cemetery haunts two quarters.
    Game game = from("mists:5 players:2 ghosts:0,0:10 drawn:40.0");
    CHECK(tell(game, "place:-1,1,0") == "placed:40.0:-1,1,0 missing:1of2 lost:M-END-2");
}
