#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

TEST_CASE("M-END-2: missing ghosts lose the game at once, before any meeple or scoring") {
    // 14 closes the city of 17 with the red meeple on it, but brings 3 ghosts of which 1 is there.
    Game game =
        play(2,
             "draw:17.0 place:1,-1,0 meeple:city0:red draw:13.3 place:2,0,1 pass "
             "draw:14.3 place:0,2,1 pass draw:12.3 place:-1,0,0 draw:23.3 place:0,-1,1 pass "
             "draw:14.3");
    CHECK(game.view().ghosts_supply == 1);
    CHECK(tell(game, "place:1,-2,2") == "placed:14.3:1,-2,2 missing:1of3 lost:M-END-2");
    CHECK(game.view().outcome == Outcome::Lost);
    CHECK(game.view().reason == EndReason::GhostsMissing);
    CHECK(game.view().tracks.front().points == 0);
    CHECK(game.legal().empty());
}

TEST_CASE("M-END-3: a tile must be drawn and there is none: lost") {
    Game game = play_with("17.0", 2, "draw:17.0 place:1,-1,0");
    CHECK(tell(game, "pass") == "turn:2:player1 lost:M-END-3");
    CHECK(game.view().outcome == Outcome::Lost);
    CHECK(game.view().reason == EndReason::TilesExhausted);
}

TEST_CASE("M-END-3: the last tile is played to the end before") {
    Game game = play_with("17.0 01.0", 2,
                          "draw:17.0 place:1,-1,0 meeple:city0:red draw:01.0 place:1,-2,2 pass");
    CHECK(tell(game, "points:city0@1,-2") ==
          "scored:city0@1,-2:8x1:points score:pink:+8:8 returned:city0@1,-1:red turn:3:player0 "
          "lost:M-END-3");
}

TEST_CASE("M-END-4: nothing is scored at the end") {
    Game game = play_with("17.0", 2, "draw:17.0 place:1,-1,0");
    CHECK(tell(game, "meeple:city0:red") == "meeple:city0@1,-1:red turn:2:player1 lost:M-END-3");
    CHECK(game.view().tracks.front().points == 0);
    CHECK(game.view().meeples.size() == 1);
}

TEST_CASE("nothing can be decided when the game is over") {
    const Game game = play_with("17.0", 2, "draw:17.0 place:1,-1,0 pass");
    CHECK(refused(game, "draw:17.0") == Refusal::GameOver);
    CHECK(refused(game, "pass") == Refusal::GameOver);
}

TEST_CASE("a decision of another kind than the one asked for is refused") {
    CHECK(refused(play(2, ""), "pass") == Refusal::WrongKind);
    CHECK(refused(play(2, ""), "place:-1,0,0") == Refusal::WrongKind);
    CHECK(refused(play(2, "draw:17.0"), "draw:17.0") == Refusal::WrongKind);
    CHECK(refused(play(2, "draw:17.0"), "pass") == Refusal::WrongKind);
    CHECK(refused(play(2, "draw:17.0 place:1,-1,0"), "points:city0@1,0") == Refusal::WrongKind);
}

TEST_CASE("X-2: the state knows which tiles are unseen and nothing of their order") {
    const Game game = play(2, "draw:01.0 place:1,-1,1 pass");
    // Every face with a tile left can come next, the second copy of 01 too; what is gone cannot.
    const std::string legal = legal_text(game);
    CHECK(legal.find("draw:01.0") == 0);
    CHECK(game.legal().size() == 45);
    const Game both = play(2, "draw:01.0 place:1,-1,1 pass draw:01.0 place:2,0,0 pass");
    CHECK(refused(both, "draw:01.0") == Refusal::TileNotUnseen);
    CHECK(refused(both, "draw:start-00") == Refusal::TileNotUnseen);
    CHECK(refused(both, "draw:04.2") == Refusal::TileNotUnseen);
    Game foreign = both;
    const auto made = foreign.apply(DrawTile{TileId(255)});
    REQUIRE_FALSE(made.has_value());
    CHECK(made.error() == Refusal::TileNotUnseen);
}
