#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

TEST_CASE("M-MIST-1: all ghosts leave all tiles of a completed bank") {
    Game game = play(2, "draw:43.1 place:-1,0,2 pass draw:21.1 place:-1,1,3 pass draw:42.1");
    tell(game, "place:1,2,1");
    CHECK(game.view().ghosts_supply == 15);
    for (const PlacedTile& tile : game.view().tiles) CHECK(tile.ghosts == 0);
}

TEST_CASE("M-MIST-1: they leave a tile although another bank of it is open") {
    // 28 has mist in the north and, apart from it, in the south; 43 closes the northern bank.
    Game game = play(2, "draw:28.2 place:2,0,0 pass draw:43.1");
    CHECK(game.view().tiles.back().ghosts == 2);
    CHECK(tell(game, "place:2,-1,3") == "placed:43.1:2,-1,3 bank:mist0@2,-1:2 ghosts:2,0:-2:bank");
    CHECK(game.view().ghosts_supply == 12);
}

TEST_CASE("M-MIST-1: one tile may complete two banks") {
    // 18 has mist in the east, where it meets 43, and apart from it in the west, where it meets 27.
    Game game =
        play(1,
             "draw:17.0 place:1,-1,0 pass draw:50.1 place:0,-1,2 pass draw:27.1 place:0,-2,0 pass "
             "draw:19.2 place:2,-1,0 pass draw:43.1 place:2,-2,0 pass draw:18.2");
    CHECK(game.view().ghosts_supply == 7);
    CHECK(tell(game, "place:1,-2,0") ==
          "placed:18.2:1,-2,0 bank:mist0@1,-2:2 ghosts:2,-2:-1:bank "
          "bank:mist1@1,-2:2 ghosts:0,-2:-1:bank");
    CHECK(game.view().ghosts_supply == 9);
}

TEST_CASE("M-MIST-1: a bank in which a tile has two mists closes once") {
    // 41, 44 and 59 lead the mist from the south of 26 round to its west.
    Game game = play(1,
                     "draw:41.1 place:1,-1,1 pass draw:44.1 place:0,-1,0 pass "
                     "draw:59.1 place:0,-2,0 pass draw:26.2");
    CHECK(tell(game, "place:1,-2,0") == "placed:26.2:1,-2,0 bank:mist0@1,-2:4 ghosts:1,-1:-1:bank");
    CHECK(game.view().ghosts_supply == 12);
}

TEST_CASE("M-GHOST-1: a new bank brings as many ghosts as the tile has symbols") {
    Game game = play(2, "draw:47.3");
    CHECK(tell(game, "place:0,-1,0") == "placed:47.3:0,-1,0 ghosts:0,-1:+3");
    CHECK(game.view().ghosts_supply == 9);
}

TEST_CASE("M-GHOST-1: expanding a bank costs one ghost less") {
    Game game = play(2, "draw:12.3");
    // The last tile has no feature for a meeple, so the turn goes on by itself.
    CHECK(tell(game, "place:-1,0,0") ==
          "placed:12.3:-1,0,0 ghosts:-1,0:+2 forced:pass turn:2:player1");
}

TEST_CASE("M-GHOST-1: it is one less in all, however many misty sides meet mist") {
    Game game = play(2, "draw:12.3 place:-1,0,0 draw:14.3");
    // In the north it meets 12, in the east the start tile.
    CHECK(tell(game, "place:-1,1,2") == "placed:14.3:-1,1,2 ghosts:-1,1:+2");
}

TEST_CASE("M-GHOST-1: a tile with one symbol that expands a bank brings none") {
    Game game = play(2, "draw:43.1");
    CHECK(tell(game, "place:-1,0,2") == "placed:43.1:-1,0,2");
    CHECK(game.view().ghosts_supply == 12);
}

TEST_CASE("M-GHOST-1: mist that meets a clear side expands nothing") {
    Game game = play(2, "draw:14.3");
    CHECK(tell(game, "place:0,2,1") == "placed:14.3:0,2,1 ghosts:0,2:+3");
}

TEST_CASE("M-GHOST-1: a tile without mist brings none") {
    Game game = play(2, "draw:17.0");
    CHECK(tell(game, "place:1,-1,0") == "placed:17.0:1,-1,0");
}

TEST_CASE("M-GHOST-2: a tile that completes a bank brings none, although it expands another") {
    // 28 closes the bank of 21 to its north and expands that of 41 to its south.
    Game game = play(2,
                     "draw:17.0 place:1,-1,0 pass draw:21.1 place:2,-1,0 pass "
                     "draw:41.1 place:2,1,1 pass draw:28.2");
    CHECK(tell(game, "place:2,0,0") == "placed:28.2:2,0,0 bank:mist0@2,0:2 ghosts:2,-1:-1:bank");
    CHECK(game.view().ghosts_supply == 11);
}

namespace {
// 3 + 3 + 3 ghosts from new banks and 2 from an expansion: 1 of the 12 is left.
constexpr auto kOneGhostLeft =
    "draw:47.3 place:0,-1,0 pass draw:13.3 place:2,0,1 pass draw:14.3 place:0,2,1 pass "
    "draw:12.3 place:-1,0,0 ";
}  // namespace

TEST_CASE("M-GHOST-5: too few ghosts in the supply lose the game, and none is put down") {
    Game game = play(2, std::string(kOneGhostLeft) + "draw:19.2");
    CHECK(game.view().ghosts_supply == 1);
    CHECK(tell(game, "place:1,-1,2") == "placed:19.2:1,-1,2 missing:1of2 lost:M-END-2");
    CHECK(game.view().ghosts_supply == 1);
    CHECK(game.view().tiles.back().ghosts == 0);
}

TEST_CASE("M-GHOST-5: an empty supply alone loses nothing") {
    Game game = play(2, std::string(kOneGhostLeft) + "draw:34.2");
    CHECK(tell(game, "place:1,-1,0") == "placed:34.2:1,-1,0 ghosts:1,-1:+1");
    CHECK(game.view().ghosts_supply == 0);
    CHECK(game.point().kind == DecisionKind::PlaceMeeple);
    tell(game, "pass");
    tell(game, "draw:20.0");  // no mist, no ghosts
    tell(game, "place:1,-2,0");
    CHECK(game.view().outcome == Outcome::Undecided);
}
