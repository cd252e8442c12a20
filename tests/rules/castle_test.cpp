#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

// Around the castle 04 at -1,1 all but the space 0,2 are taken. Misty are 04 itself, 19 at -1,0, 27
// at -1,2 and the quarters 0,0 and 0,1: five tiles.
const std::string kSevenAround =
    "tile:19.2@-1,0,0 tile:17.0@-2,0,0 tile:20.0@-2,1,0 tile:04.2@-1,1,0 tile:07.0@-2,2,3 "
    "tile:27.1@-1,2,0 ";

// The same eight tiles around an empty space.
const std::string kHole =
    "tile:19.2@-1,0,0 tile:17.0@-2,0,0 tile:20.0@-2,1,0 tile:07.0@-2,2,3 tile:07.0@0,2,1 "
    "tile:52.2@-1,2,0 ";

}  // namespace

TEST_CASE("M-MEEPLE-1: from level 2 a meeple may stand on the castle, never on a cemetery") {
    const Game castle = from("mists:2 players:3 drawn:04.2", "place:-1,0,0");
    CHECK(legal_text(castle) == "meeple:road0:red meeple:castle:red pass");
    CHECK(refused(castle, "meeple:mist0:red") == Refusal::SegmentNotForMeeples);
    const Game cemetery = from("mists:2 players:3 drawn:46.0", "place:0,2,2");
    CHECK(legal_text(cemetery) == "meeple:city0:red pass");
    CHECK(refused(cemetery, "meeple:cemetery:red") == Refusal::SegmentNotForMeeples);
    CHECK(refused(cemetery, "meeple:field0:red") == Refusal::SegmentNotForMeeples);
    CHECK(refused(cemetery, "meeple:city0:red:guard") == Refusal::NoGuardsHere);
}

TEST_CASE("T-7: a castle is complete when all 8 spaces around it hold face-up tiles") {
    Game game = from("mists:2 players:2 " + kSevenAround + "meeple:castle@-1,1:red drawn:07.0");
    CHECK(game.view().pending.empty());
    tell(game, "place:0,2,1");
    tell(game, "pass");
    CHECK(game.view().pending.size() == 1);
}

TEST_CASE("T-9: a castle is worth 2 for each misty tile of the nine") {
    Game game = from("mists:2 players:2 " + kSevenAround + "meeple:castle@-1,1:red drawn:07.0",
                     "place:0,2,1 pass");
    const Scoring scoring = game.view().pending.front();
    CHECK(scoring.kind == FeatureKind::Castle);
    CHECK(scoring.misty == 5);
    CHECK(scoring.value == 10);
    CHECK(scoring.points == 10);
}

TEST_CASE("M-SCORE-6: a completed castle is one more scoring in the same step") {
    // 07 at 0,2 completes the castle; the red meeple on it is scored, or ghosts are removed.
    Game game = from("mists:2 players:2 " + kSevenAround + "meeple:castle@-1,1:red drawn:07.0",
                     "place:0,2,1 meeple:city0:green");
    CHECK(legal_text(game) ==
          "points:castle@-1,1 ghosts:castle@-1,1:0,0:1 ghosts:castle@-1,1:0,1:1 "
          "ghosts:castle@-1,1:1,1:1");
    CHECK(tell(game, "points:castle@-1,1") ==
          "scored:castle@-1,1:10x1:points score:pink:+10:10 returned:castle@-1,1:red "
          "turn:2:player1");
}

TEST_CASE("M-SCORE-6: a castle put into the last hole may be taken and scores at once") {
    // Misty: 04, 19, 52 and two quarters.
    Game game = from("mists:2 players:2 " + kHole + "drawn:04.2", "place:-1,1,0 meeple:castle:red");
    CHECK(tell(game, "points:castle@-1,1") ==
          "scored:castle@-1,1:10x1:points score:pink:+10:10 returned:castle@-1,1:red "
          "turn:2:player1");
}

TEST_CASE("M-SCORE-5: a completed castle without a meeple gives nothing, then or later") {
    Game game = from("mists:2 players:2 " + kSevenAround + "drawn:07.0", "place:0,2,1");
    CHECK(tell(game, "pass") == "turn:2:player1");
    CHECK(game.mists()->centres.empty());
}

TEST_CASE("M-DOWN-4: a castle with a face-down tile beside it is never completed") {
    Game game = from(
        "mists:5 players:2 tile:19.2@-1,0,0 tile:17.0@-2,0,0 tile:20.0@-2,1,0 "
        "tile:04.2@-1,1,0 down:-2,2 tile:27.1@-1,2,0 meeple:castle@-1,1:red "
        "drawn:07.0",
        "place:0,2,1");
    CHECK(tell(game, "pass") == "turn:2:player1");
    CHECK(game.view().meeples.size() == 1);
}
