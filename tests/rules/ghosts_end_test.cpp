#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::rules;

namespace {

/// What happens at the last word of a script in a game with these tiles only.
std::string last_of(const Setup& setup, std::string_view faces, const std::string& script) {
    const std::size_t last = script.rfind(' ');
    Game game = play_with(faces, setup, script.substr(0, last));
    return tell(game, script.substr(last + 1));
}

}  // namespace

TEST_CASE("G-END-1: an incomplete road scores 1 for each tile") {
    // The roads of D and U.
    CHECK(last_of(kBase, "U.0", "draw:U.0 place:1,0,0 meeple:road0:red") ==
          "meeple:road0@1,0:red turn:2:player1 scored:road0@1,0:2x1:points returned:road0@1,0:red "
          "score:red:+2:2 finished:G-END-1:red");
}

TEST_CASE("G-END-1: an incomplete city scores 1 for each tile and 1 for each coat of arms") {
    // The cities of D and F, which has a coat of arms: 3 points.
    CHECK(last_of(kBase, "F.0", "draw:F.0 place:0,-1,1 meeple:city0:red") ==
          "meeple:city0@0,-1:red turn:2:player1 scored:city0@0,-1:3x1:points "
          "returned:city0@0,-1:red score:red:+3:3 finished:G-END-1:red");
}

TEST_CASE("G-END-1: a monastery scores 1 and 1 for each neighbour") {
    // D lies to its north, U to its north-east.
    CHECK(last_of(kBase, "B.0 U.0",
                  "draw:B.0 place:0,1,0 meeple:monastery:red draw:U.0 place:1,0,0 pass") ==
          "turn:3:player0 scored:monastery@0,1:3x1:points returned:monastery@0,1:red "
          "score:red:+3:3 finished:G-END-1:red");
}

TEST_CASE("G-END-1: a castle scores 1 for each misty tile of the nine") {
    // 04 itself and the start tile at 1,1; that at 1,0 has no mist.
    CHECK(last_of(kGhosts, "04.2", "draw:04.2 place:2,0,1 meeple:castle:red") ==
          "meeple:castle@2,0:red turn:2:player1 scored:castle@2,0:2x1:points "
          "returned:castle@2,0:red score:red:+2:2 finished:G-END-1:red");
}

TEST_CASE("G-END-1: a cemetery scores nothing") {
    CHECK(last_of(kGhosts, "49.0", "draw:49.0 place:0,2,2 meeple:cemetery:red") ==
          "meeple:cemetery@0,2:red turn:2:player1 returned:cemetery@0,2:red "
          "finished:G-END-1:red+green");
}

TEST_CASE("G-END-1: a field scores 3 for each complete city that it borders") {
    // E closes D's city and lies with its field around it; E and E to the north make another city,
    // with the field of the first between: 2 cities, 6 points.
    CHECK(last_of(kBase, "E.0 E.0 E.0",
                  "draw:E.0 place:0,-1,2 meeple:field0:red draw:E.0 place:0,-2,0 pass "
                  "draw:E.0 place:0,-3,2 pass") ==
          "turn:4:player1 scored:field0@0,-1:6x1:points returned:field0@0,-1:red score:red:+6:6 "
          "finished:G-END-1:red");
}

TEST_CASE("G-END-1: a field has nothing from a city that is not complete") {
    CHECK(last_of(kBase, "E.0 E.0",
                  "draw:E.0 place:0,-1,2 meeple:field0:red draw:E.0 place:0,-2,0 pass") ==
          "turn:3:player0 scored:field0@0,-1:3x1:points returned:field0@0,-1:red score:red:+3:3 "
          "finished:G-END-1:red");
}

TEST_CASE("G-END-1: a city counts once for a field however often they touch") {
    // The field of E at 0,-1 touches D's city beside E and, through the north field of D, again.
    CHECK(last_of(kBase, "E.0 E.0",
                  "draw:E.0 place:0,-1,2 meeple:field0:red draw:E.0 place:1,-1,1 pass")
              .find("scored:field0@0,-1:3x1") != std::string::npos);
}

TEST_CASE("G-END-1: the majority on a field scores it, and ties do") {
    // B joins the field of E, where red farms, with that of D and U, where green does; both border
    // D's city, which E closed.
    CHECK(last_of(kBase, "E.0 U.0 B.0",
                  "draw:E.0 place:0,-1,2 meeple:field0:red draw:U.0 place:1,0,0 "
                  "meeple:field0:green draw:B.0 place:1,-1,0 pass")
              .find("score:red:+3:3 score:green:+3:3 finished:G-END-1:red+green") !=
          std::string::npos);
    // Here V and A join them, and a field of X with red's second farmer.
    CHECK(last_of(kBase, "U.0 E.0 X.0 V.0 A.0",
                  "draw:U.0 place:1,0,0 meeple:field0:red draw:E.0 place:0,-1,2 "
                  "meeple:field0:green draw:X.0 place:2,0,0 meeple:field1:red "
                  "draw:V.0 place:2,-1,0 pass draw:A.0 place:1,-1,3 pass")
              .find("score:red:+3:3 finished:G-END-1:red") != std::string::npos);
}

TEST_CASE("G-END-1: each ghost on a meeple that is scored costs 1 point") {
    // A road of 2 tiles with one ghost on the meeple.
    CHECK(
        last_of(kGhosts, "U.0 12.3", "draw:U.0 place:2,0,0 meeple:road0:red draw:12.3 place:-1,0,0")
            .find("scored:road0@2,0:2x1:points returned:road0@2,0:red:1ghosts "
                  "score:red:+1:1:1ghosts finished:G-END-1:red") != std::string::npos);
}

TEST_CASE("G-END-1: a field that is worth nothing costs its ghosts") {
    CHECK(last_of(kGhosts, "U.0 12.3",
                  "draw:U.0 place:2,0,0 meeple:field0:red draw:12.3 place:-1,0,0")
              .find("scored:field0@2,0:0x1:points returned:field0@2,0:red:1ghosts "
                    "score:red:-1:0:1ghosts finished:G-END-1:red+green") != std::string::npos);
}

TEST_CASE("G-END-1: a keeper's ghosts cost nothing") {
    CHECK(last_of(kGhosts, "49.0 13.3",
                  "draw:49.0 place:0,2,2 meeple:cemetery:red draw:13.3 place:1,2,0 pass") ==
          "turn:3:player0 returned:cemetery@0,2:red:1ghosts finished:G-END-1:red+green");
}

TEST_CASE("G-END-1: at the end, too, a player's losses come first") {
    // The worthless field costs 1 of nothing, then the road brings 2.
    Game game = play_with("U.0 U.0 12.3", kGhosts,
                          "draw:U.0 place:2,0,0 meeple:field0:red draw:12.3 place:-1,0,0 "
                          "draw:U.0 place:3,0,0");
    CHECK(tell(game, "meeple:road0:red").find("score:red:-1:0:1ghosts score:red:+3:3 finished") !=
          std::string::npos);
}

TEST_CASE("G-END-1: afterwards all meeples and ghosts are home, and nothing can be decided") {
    Game game = play_with("U.0 12.3", kGhosts,
                          "draw:U.0 place:2,0,0 meeple:road0:red draw:12.3 place:-1,0,0");
    const View view = game.view();
    CHECK(view.outcome == Outcome::Finished);
    CHECK(view.reason == EndReason::AllTilesPlaced);
    CHECK(view.meeples.empty());
    CHECK(view.ghosts_supply == 15);
    CHECK(view.supplies[0][0] == Supply{Colour::Red, 5, 2, 3});
    CHECK(view.point.actor == Actor::Nobody);
    CHECK(game.legal().empty());
    CHECK(refused(game, "pass") == Refusal::GameOver);
}

TEST_CASE("P-3: a tile that fits nowhere leaves a competitive game; with none left it ends") {
    // E closes the only city, so C fits nowhere.
    Game game = play_with("E.0 C.0", kBase, "draw:E.0 place:0,-1,2 pass");
    CHECK(tell(game, "draw:C.0") == "drawn:C.0 discarded:C.0 finished:G-END-1:red+green");
    CHECK(game.view().discarded.size() == 1);
}

TEST_CASE("G-END-2: most points win") {
    const Game game = play_with(
        "U.0 W.0", kBase, "draw:U.0 place:1,0,0 pass draw:W.0 place:2,0,0 meeple:road0:green");
    CHECK(game.view().winners == ColourSet{Colour::Green});
}

TEST_CASE("G-END-2: with as many points, players share the win") {
    const Game game =
        play_with("U.0", {.mode = Mode::Base, .players = 4}, "draw:U.0 place:1,0,0 pass");
    CHECK(game.view().winners ==
          ColourSet{Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow});
}
