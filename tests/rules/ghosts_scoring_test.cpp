#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace mistward::rules;

namespace {

constexpr Setup kWithoutGhosts{.mode = Mode::Ghosts, .players = 2, .changed = {Part::Ghosts}};

/// What happens at the last word of a script.
std::string last_of(const Setup& setup, const std::string& script) {
    const std::size_t last = script.rfind(' ');
    Game game = play(setup, script.substr(0, last));
    return tell(game, script.substr(last + 1));
}

}  // namespace

TEST_CASE("G-SCORE-1: a road scores 1 for each tile") {
    // From the village of W through U and D to the village of the other W: 4 tiles.
    CHECK(last_of(kBase,
                  "draw:U.0 place:1,0,0 meeple:road0:red draw:W.0 place:2,0,0 pass "
                  "draw:W.0 place:-1,0,2 pass") ==
          "scored:road2@-1,0:4x1:points returned:road0@1,0:red score:red:+4:4 turn:4:player1");
}

TEST_CASE("G-SCORE-1: a city scores 2 for each tile and 2 for each coat of arms") {
    // D, F with a coat, E: 3 tiles and 1 coat are 8 points.
    CHECK(last_of(kBase, "draw:F.0 place:0,-1,1 meeple:city0:red draw:E.0 place:0,-2,2 pass") ==
          "scored:city0@0,-2:8x1:points returned:city0@0,-1:red score:red:+8:8 turn:3:player0");
}

TEST_CASE("G-SCORE-1: a monastery scores 9") {
    CHECK(last_of(kBase,
                  "draw:M.0 place:0,1,3 pass draw:D.0 place:1,0,0 pass "
                  "draw:B.0 place:1,1,2 meeple:monastery:red draw:P.0 place:0,2,0 pass "
                  "draw:X.0 place:2,0,0 pass draw:D.0 place:2,1,1 pass "
                  "draw:J.0 place:1,2,1 pass draw:D.0 place:2,2,3 pass") ==
          "scored:monastery@1,1:9x1:points returned:monastery@1,1:red score:red:+9:9 "
          "turn:9:player0");
}

TEST_CASE("G-SCORE-1: a castle scores 2 for each misty tile of the nine") {
    // Misty are the castle 51 itself, the two start tiles to its north, 18 and 54: 5 tiles.
    CHECK(last_of(kWithoutGhosts,
                  "draw:18.2 place:2,1,2 pass draw:N.0 place:0,2,2 pass "
                  "draw:51.1 place:1,2,3 meeple:castle:red draw:N.0 place:0,3,1 pass "
                  "draw:54.1 place:2,2,0 pass draw:20.0 place:1,3,1 pass "
                  "draw:E.0 place:2,3,3 pass") ==
          "scored:castle@1,2:10x1:points returned:castle@1,2:red score:red:+10:10 "
          "turn:8:player1");
}

TEST_CASE("G-SCORE-1: with as many meeples each, all score in full") {
    // The crossing of X joins red's road with green's: 5 tiles.
    CHECK(last_of(kBase,
                  "draw:O.0 place:-1,0,0 pass draw:W.0 place:-1,1,1 pass "
                  "draw:L.0 place:-1,2,1 pass draw:O.0 place:-1,3,2 meeple:road0:green "
                  "draw:A.0 place:-2,1,3 pass draw:E.0 place:-1,4,0 pass "
                  "draw:J.0 place:-2,4,2 meeple:road0:red draw:J.0 place:-2,3,0 pass "
                  "draw:X.0 place:-3,4,0 pass") ==
          "scored:road1@-3,4:5x2:points returned:road0@-1,3:green returned:road0@-2,4:red "
          "score:red:+5:5 score:green:+5:5 turn:10:player1");
}

TEST_CASE("G-SCORE-1: with two meeples against one, the majority alone scores") {
    // 9 tiles - T, M, M, H, D, L, O, O, R - and the coats of M, M, O, O: 26 points are due to red
    // for two meeples; green's comes back with nothing.
    Game game = play(kGhosts,
                     "draw:57.2 place:1,-1,2 meeple:city0:red draw:J.0 place:2,0,1 pass draw:14.3");
    tell(game, "place:2,-1,3");
    CHECK(game.view().tracks[0].points == 4);
    CHECK(game.view().ghosts_supply == 15);
    CHECK(game.view().meeples.empty());
}

TEST_CASE("G-SCORE-2: who has no majority neither scores nor pays") {
    // Red's two highwaymen score 10; the ghost on green's meeple costs nothing.
    const std::string text = last_of(
        kGhosts,
        "draw:07.0 place:-1,0,3 pass draw:40.0 place:0,-1,0 pass "
        "draw:54.1 place:-1,-1,2 meeple:road0:red:guard draw:L.0 place:1,2,1 pass "
        "draw:G.0 place:1,-1,3 meeple:field1:red draw:20.0 place:2,1,0 pass "
        "draw:29.2 place:-1,1,0 meeple:road0:red draw:14.3 place:0,-2,0 meeple:city0:green "
        "draw:30.0 place:-2,0,2 pass draw:50.1 place:0,2,1 meeple:road0:green "
        "draw:12.3 place:-1,-2,3 haunt:city0@0,-2 draw:58.1 place:-2,-1,0 haunt:field1@1,-1 pass "
        "draw:27.1 place:1,3,2 pass draw:03.1 place:3,1,2 haunt:road0@0,2 pass "
        "draw:P.0 place:-2,1,3 pass draw:P.0 place:-1,2,3 haunt:city0@0,-2 pass");
    CHECK(text ==
          "scored:road0@-1,2:10x2:points returned:road0@-1,-1:red:guard returned:road0@-1,1:red "
          "returned:road0@0,2:green:1ghosts score:red:+10:10 turn:17:player0");
}

TEST_CASE("G-SCORE-2: no total falls below 0") {
    // A keeper with a ghost on a cemetery: 0 points, less 2, of a total of 0.
    CHECK(last_of(kGhosts,
                  "draw:43.1 place:0,2,1 pass draw:55.0 place:1,2,3 meeple:cemetery:green "
                  "draw:46.0 place:2,1,0 pass draw:37.1 place:2,2,0 pass "
                  "draw:29.2 place:1,3,3 pass draw:40.0 place:0,3,0 pass "
                  "draw:W.0 place:2,3,0 pass") ==
          "scored:cemetery@1,2:0x1:points returned:cemetery@1,2:green:1ghosts guard:green "
          "score:green:-2:0:1ghosts turn:8:player1");
}

TEST_CASE("G-SCORE-3: a full cemetery gives its keeper's owner a guard from the general supply") {
    const std::string script =
        "draw:H.0 place:0,2,1 pass draw:18.2 place:2,1,2 pass "
        "draw:55.0 place:1,2,3 meeple:cemetery:red draw:13.3 place:1,3,1 pass "
        "draw:P.0 place:2,2,1 pass draw:23.3 place:0,3,0 pass";
    Game game = play(kWithoutGhosts, script);
    CHECK(game.view().open_cemeteries == std::vector<Position>{{1, 2}});
    tell(game, "draw:X.0");
    tell(game, "place:2,3,2");
    CHECK(tell(game, "pass") ==
          "scored:cemetery@1,2:0x1:points returned:cemetery@1,2:red guard:red turn:8:player1");
    CHECK(game.view().supplies[0][0] == Supply{Colour::Red, 5, 3, 2});
    CHECK(game.view().supplies[1][0] == Supply{Colour::Green, 5, 2, 3});
    CHECK(game.view().open_cemeteries.empty());
}

TEST_CASE("G-SCORE-3: no guard comes from a general supply that is empty") {
    // Green keeps four cemeteries; the fourth fills last.
    Game game = play(
        kGhosts,
        "draw:06.2 place:-1,0,3 pass draw:46.0 place:0,2,1 meeple:cemetery:green:guard "
        "draw:03.1 place:-1,-1,0 pass draw:22.0 place:1,-1,0 meeple:city0:green "
        "draw:45.1 place:-1,1,1 pass draw:14.2 place:-2,0,1 pass draw:J.0 place:1,2,3 pass "
        "draw:V.0 place:-1,2,1 pass draw:C.0 place:2,-1,3 "
        "draw:40.0 place:-2,1,3 meeple:cemetery:green draw:41.1 place:1,-2,1 "
        "draw:56.1 place:2,-2,3 draw:I.0 place:0,3,2 pass "
        "draw:V.0 place:-1,-2,1 haunt:city0@1,-1 meeple:road0:green draw:43.1 place:-3,0,0 pass "
        "draw:59.1 place:-3,1,0 haunt:road0@-1,-2 pass draw:18.2 place:1,3,3 pass "
        "draw:35.2 place:-2,2,3 haunt:cemetery@-2,1 pass draw:17.0 place:1,-3,1 pass "
        "draw:52.2 place:-3,2,1 haunt:cemetery@-2,1 pass draw:12.3 place:-1,3,1 "
        "draw:48.0 place:-2,3,2 meeple:cemetery:green:guard draw:44.1 place:-1,4,3 pass "
        "draw:K.0 place:-2,4,0 pass draw:S.0 place:-1,5,2 pass "
        "draw:55.0 place:-3,3,1 meeple:cemetery:green draw:A.0 place:-4,2,3 pass "
        "draw:37.1 place:-4,3,2 pass draw:L.0 place:-3,4,3 pass draw:H.0 place:-4,4,1");
    CHECK(game.view().supplies[1][0].general_guards == 0);
    const std::uint8_t guards = game.view().supplies[1][0].guards;
    CHECK(tell(game, "pass") ==
          "scored:cemetery@-3,3:0x1:points returned:cemetery@-3,3:green:1ghosts "
          "score:green:-2:0:1ghosts turn:31:player0");
    CHECK(game.view().supplies[1][0].guards == guards);
}

TEST_CASE("G-SCORE-4: of a player's scorings of one turn the losses come first") {
    // Two roads of 2 tiles; two ghosts on the first cost 4. Last first, the total would be 0.
    CHECK(last_of(kGhosts,
                  "draw:11.1 place:0,2,3 meeple:road0:red draw:04.2 place:-1,1,1 pass "
                  "draw:45.1 place:1,2,1 meeple:road2:red") ==
          "meeple:road2@1,2:red scored:road1@1,2:2x1:points returned:road0@0,2:red:2ghosts "
          "scored:road2@1,2:2x1:points returned:road2@1,2:red score:red:-2:0:2ghosts "
          "score:red:+2:2 turn:4:player1");
}
