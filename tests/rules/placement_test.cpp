#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

TEST_CASE("P-1: every legal placement is offered, and no other") {
    // The only city side of the start tile is that of 1,0 towards the north; 22 is city all around.
    CHECK(legal_text(play(2, "draw:22.0")) ==
          "place:1,-1,0 place:1,-1,1 place:1,-1,2 place:1,-1,3");
    // 12 is field all around: the four spaces beside field sides, in any turn.
    const Game fields = play(2, "draw:12.3");
    CHECK(fields.legal().size() == 16);
    for (const char* const space : {"2,1", "0,2", "-1,0", "-1,1"}) {
        CHECK(legal_text(fields).find("place:" + std::string(space) + ",0") != std::string::npos);
    }
}

TEST_CASE("P-1: a tile must lie on an empty space beside another and match it") {
    const Game game = play(2, "draw:12.3");
    CHECK(refused(game, "place:0,0,0") == Refusal::SpaceTaken);
    CHECK(refused(game, "place:2,-1,0") == Refusal::SpaceNotAdjacent);
    CHECK(refused(game, "place:-1,-1,0") == Refusal::SpaceNotAdjacent);
    CHECK(refused(game, "place:30000,-30000,0") == Refusal::SpaceNotAdjacent);
    CHECK(refused(game, "place:256,0,0") == Refusal::SpaceNotAdjacent);
    CHECK(refused(game, "place:257,-1,0") == Refusal::SpaceNotAdjacent);
    CHECK(refused(game, "place:1,-1,0") == Refusal::EdgesDoNotMatch);
    CHECK(refused(game, "place:0,-1,0") == Refusal::EdgesDoNotMatch);
}

TEST_CASE("P-1: a tile must match on every side that it shares") {
    // 0,-1 lies between the road of 0,0 in the south and the field side of 17 in the east.
    const Game game = play(2, "draw:17.0 place:1,-1,0 pass draw:38.0");
    CHECK(refused(game, "place:0,-1,0") == Refusal::EdgesDoNotMatch);
    const Game fits = play(2, "draw:17.0 place:1,-1,0 pass draw:27.1");
    CHECK(legal_text(fits).find("place:0,-1,0") != std::string::npos);
}

TEST_CASE("P-1: the drawn tile is shown until it is placed") {
    Game game = play(2, "draw:12.3");
    CHECK(game.view().drawn == find_face(game.tileset(), "12.3"));
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(0), DecisionKind::PlaceTile});
    tell(game, "place:-1,1,0");
    CHECK_FALSE(game.view().drawn.has_value());
    CHECK(game.view().last_placed == Position{-1, 1});
}

TEST_CASE("P-3: a tile that fits nowhere leaves the game and another is drawn") {
    Game game = play_with("14.3 22.0 17.0 01.0", 2, "draw:14.3 place:1,-1,2 pass");
    CHECK(tell(game, "draw:22.0") == "drawn:22.0 discarded:22.0");
    CHECK(game.point() == DecisionPoint{Actor::Chance, PlayerId(1), DecisionKind::DrawTile});
    CHECK(legal_text(game) == "draw:01.0 draw:17.0");
    const View view = game.view();
    CHECK(view.turn == 2);
    CHECK(view.piles == std::vector<std::uint16_t>{2});
    REQUIRE(view.discarded.size() == 1);
    CHECK(face_name(game.tileset(), view.discarded.front()) == "22.0");
}

TEST_CASE("P-3: with no tile left after that, the game is lost") {
    Game game = play_with("14.3 22.0", 2, "draw:14.3 place:1,-1,2 pass");
    CHECK(tell(game, "draw:22.0") == "drawn:22.0 discarded:22.0 lost:M-END-3");
}
