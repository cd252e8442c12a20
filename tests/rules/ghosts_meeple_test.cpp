#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {}  // namespace

TEST_CASE("G-MEEPLE-1: an ordinary meeple or a guard on any segment of the tile but mist") {
    // 04 is misty on three sides; a road ends at its castle.
    const Game castle = play(kGhosts, "draw:04.2 place:2,0,1");
    CHECK(legal_text(castle) ==
          "meeple:road0:red meeple:road0:red:guard meeple:castle:red meeple:castle:red:guard "
          "meeple:field0:red meeple:field0:red:guard pass");
    CHECK(refused(castle, "meeple:mist0:red") == Refusal::SegmentNotForMeeples);
    const Game cemetery = play(kGhosts, "draw:40.0 place:2,0,0");
    CHECK(legal_text(cemetery) ==
          "meeple:road0:red meeple:road0:red:guard meeple:cemetery:red meeple:cemetery:red:guard "
          "meeple:field0:red meeple:field0:red:guard meeple:field1:red meeple:field1:red:guard "
          "pass");
    const Game monastery = play(kBase, "draw:A.0 place:1,0,1");
    CHECK(legal_text(monastery) == "meeple:road0:red meeple:monastery:red meeple:field0:red pass");
}

TEST_CASE("G-MEEPLE-1: a road or city that is misty on the tile can be taken") {
    const Game game = play(kGhosts, "draw:13.3 place:1,2,0");
    CHECK(legal_text(game) == "meeple:road0:red meeple:road0:red:guard pass");
}

TEST_CASE("G-MEEPLE-1: never on a feature that holds a meeple, whoever owns it") {
    const Game game = play(kBase,
                           "draw:U.0 place:1,0,0 meeple:road0:red draw:U.0 place:2,0,0 pass "
                           "draw:U.0 place:3,0,0");
    CHECK(legal_text(game) == "meeple:field0:red meeple:field1:red pass");
    CHECK(refused(game, "meeple:road0:red") == Refusal::FeatureOccupied);
}

TEST_CASE("G-MEEPLE-1: of one's own colour, from one's own supply") {
    const Game game = play(kBase, "draw:U.0 place:1,0,0");
    CHECK(refused(game, "meeple:road0:green") == Refusal::ColourNotYours);
    CHECK(refused(game, "meeple:road0:red:guard") == Refusal::NoGuardsHere);
    CHECK(refused(game, "draw:U.0") == Refusal::WrongKind);
}

TEST_CASE("G-MEEPLE-1: who has no guard left can place ordinary meeples only") {
    const Game game = play(kGhosts,
                           "draw:U.0 place:2,0,0 meeple:road0:red:guard draw:U.0 place:3,0,0 pass "
                           "draw:U.0 place:4,0,0 meeple:field0:red:guard "
                           "draw:U.0 place:5,0,0 pass draw:U.0 place:6,0,0");
    CHECK(legal_text(game) == "meeple:field1:red pass");
    CHECK(refused(game, "meeple:field1:red:guard") == Refusal::NoMeepleLeft);
}

TEST_CASE("G-MEEPLE-1: who has no meeple left passes") {
    // Red has a monk on four tiles B and two tiles A, and a knight on E.
    Game game = play(kBase,
                     "draw:B.0 place:0,1,0 meeple:monastery:red draw:U.0 place:1,0,0 pass "
                     "draw:B.0 place:1,1,0 meeple:monastery:red draw:U.0 place:2,0,0 pass "
                     "draw:B.0 place:-1,1,0 meeple:monastery:red draw:U.0 place:3,0,0 pass "
                     "draw:B.0 place:2,1,0 meeple:monastery:red draw:U.0 place:4,0,0 pass "
                     "draw:A.0 place:-2,1,0 meeple:monastery:red draw:U.0 place:5,0,0 pass "
                     "draw:A.0 place:3,1,0 meeple:monastery:red draw:U.0 place:6,0,0 pass "
                     "draw:E.0 place:-3,1,3 meeple:city0:red draw:U.0 place:7,0,0 pass draw:U.0");
    REQUIRE(game.view().supplies[0][0].meeples == 0);
    CHECK(tell(game, "place:8,0,0") == "placed:U.0:8,0,0 forced:pass turn:16:player1");
}

TEST_CASE("G-FIELD-1: a misty side against a clear one does not extend the field") {
    // Red farms on the field of B, which ends where 27 begins with its misty west.
    const Game mist = play(kGhosts, "draw:B.0 place:0,2,0 meeple:field0:red draw:27.1 place:1,2,2");
    CHECK(legal_text(mist) ==
          "meeple:road0:green meeple:road0:green:guard meeple:field0:green "
          "meeple:field0:green:guard meeple:field1:green meeple:field1:green:guard pass");
    // U has no mist: the field to the west of its road is the one that red holds.
    const Game clear = play(kGhosts, "draw:B.0 place:0,2,0 meeple:field0:red draw:U.0 place:1,2,1");
    CHECK(legal_text(clear) ==
          "meeple:road0:green meeple:road0:green:guard meeple:field0:green "
          "meeple:field0:green:guard pass");
    CHECK(refused(clear, "meeple:field1:green") == Refusal::FeatureOccupied);
}

TEST_CASE("G-FIELD-1: mist against mist extends no field, and the tile has none there") {
    // 13 is misty all around: no field at all.
    const Game game = play(kGhosts, "draw:13.3 place:1,2,0");
    CHECK(refused(game, "meeple:mist0:red") == Refusal::SegmentNotForMeeples);
    for (const Decision& decision : game.legal()) {
        if (const auto* meeple = std::get_if<PlaceMeeple>(&decision)) {
            CHECK(meeple->segment == SegmentIndex(0));
        }
    }
}
