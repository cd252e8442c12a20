#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

/// Three tiles of the corner of D at 0,0, and below them a complete city of two tiles E that the
/// field at that corner borders; B at 0,1 makes it four.
const std::string kThree =
    "base players:2 parts:pig+barn turn:3 tile:U.0@1,0,0 tile:E.0@1,1,2 "
    "tile:E.0@1,2,0";

/// The same with B, and with green's barn on the corner.
const std::string kWithBarn = kThree + " tile:B.0@0,1,0 meeple:field1@0,0:green:barn";

}  // namespace

TEST_CASE("AM-BARN-1: a barn goes where four tiles meet in one field") {
    Game game = from(kThree);
    tell_last(game, "draw:B.0 place:0,1,0");
    CHECK(legal_text(game) == "meeple:monastery:red meeple:field0:red barn:0,0 pass");
    CHECK(refused(game, "meeple:field0:red:barn") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "barn:0,1") == Refusal::SegmentNotForMeeples);
    CHECK(refused(game, "barn:5,5") == Refusal::SegmentNotForMeeples);
    CHECK(tell(game, "barn:0,0") == "meeple:field1@0,0:red:barn turn:4:player1");
    CHECK(game.view().supplies[0][0][MeepleKind::Barn] == 0);
}

TEST_CASE("AM-BARN-1: one of the four tiles is the one just placed") {
    Game game = from(
        "base players:2 parts:barn turn:3 tile:U.0@1,0,0 tile:E.0@1,1,2 "
        "tile:B.0@0,1,0");
    tell_last(game, "draw:U.0 place:2,0,0");
    CHECK(legal_text(game).find("barn") == std::string::npos);
    CHECK(refused(game, "barn:0,0") == Refusal::SegmentNotForMeeples);
}

TEST_CASE("AM-BARN-1: no barn on a corner that a city takes") {
    // The city of am9 parts the fields of its northern and its eastern side in their corner.
    Game game = from(kThree);
    tell_last(game, "draw:am9.0 place:0,1,0");
    CHECK_FALSE(offers(game, "barn:0,0"));
    CHECK(refused(game, "barn:0,0") == Refusal::SegmentNotForMeeples);
}

TEST_CASE("AM-BARN-1: no barn on a field that has one") {
    // Four tiles B meet at the corner of -1,1; their field is that of the barn.
    Game game = from(kThree +
                     " tile:B.0@0,1,0 tile:B.0@0,2,0 tile:B.0@-1,2,0 "
                     "meeple:field1@0,0:green:barn");
    tell_last(game, "draw:B.0 place:-1,1,0");
    CHECK(legal_text(game) == "meeple:monastery:red pass");
    CHECK(refused(game, "barn:-1,1") == Refusal::FeatureOccupied);
}

TEST_CASE("AM-BARN-2: the farmers of its field are scored as at the end, with pigs") {
    Game game = from(kThree + " meeple:field1@0,0:red meeple:field1@1,0:red:pig");
    tell_last(game, "draw:B.0 place:0,1,0");
    // 3 for the one city, and 1 for the pig.
    CHECK(tell(game, "barn:0,0") ==
          "meeple:field1@0,0:red:barn scored:field1@0,0:3x1:points returned:field1@0,0:red "
          "returned:field1@1,0:red:pig score:red:+4:4 turn:4:player1");
    CHECK(game.view().meeples.size() == 1);
}

TEST_CASE("AM-BARN-3: farmers who join its field later have 1 point for each city") {
    Game game = from(kWithBarn + " meeple:field0@1,2:red meeple:field0@1,2:red:pig");
    tell_last(game, "draw:B.0 place:0,2,0");
    // The pig counts for nothing.
    CHECK(tell(game, "pass") ==
          "scored:field1@0,0:1x1:points returned:field0@1,2:red returned:field0@1,2:red:pig "
          "score:red:+1:1 turn:4:player1");
    CHECK(game.view().meeples.size() == 1);
}

TEST_CASE("AM-BARN-4: nobody is put on a field with a barn") {
    Game game = from(kWithBarn);
    tell_last(game, "draw:B.0 place:0,2,0");
    CHECK(legal_text(game) == "meeple:monastery:red pass");
    CHECK(refused(game, "meeple:field0:red") == Refusal::FeatureOccupied);
}

TEST_CASE("AM-BARN-5: at the end a barn has 4 points for each city, without pigs") {
    Game game = from_with("U.0 E.0 E.0 B.0 B.0", kWithBarn);
    CHECK(tell_last(game, "draw:B.0 place:0,2,0 pass") ==
          "turn:4:player1 scored:field1@0,0:4x0:points returned:field1@0,0:green:barn "
          "score:green:+4:4 finished:G-END-1:green");
}

TEST_CASE("AM-BARN-5: each of several barns that have come together has it") {
    Game game = from_with("U.0 E.0 E.0 B.0 B.0 B.0 E.0 U.0",
                          kThree +
                              " tile:B.0@0,1,0 tile:B.0@0,2,0 tile:B.0@-1,2,0 tile:E.0@-1,1,0 "
                              "meeple:field1@0,0:green:barn meeple:field0@-1,1:red:barn");
    CHECK(tell_last(game, "draw:U.0 place:2,0,0 pass") ==
          "turn:4:player1 scored:field1@0,0:4x0:points returned:field1@0,0:green:barn "
          "returned:field0@-1,1:red:barn score:red:+4:4 score:green:+4:4 "
          "finished:G-END-1:red+green");
}

TEST_CASE("AM-BARN-6: a barn stays where its field is scored") {
    Game game = from(kWithBarn + " meeple:field0@1,2:red");
    tell_last(game, "draw:B.0 place:0,2,0 pass");
    REQUIRE(game.view().meeples.size() == 1);
    CHECK(game.view().meeples.front().kind == MeepleKind::Barn);
    CHECK(game.view().supplies[1][0][MeepleKind::Barn] == 0);
}

TEST_CASE("E-X-11: a barn sends farmers and pigs home, of every colour") {
    Game game = from(kWithBarn +
                     " meeple:field0@1,2:red meeple:field0@1,2:green "
                     "meeple:field0@1,2:green:pig");
    tell_last(game, "draw:B.0 place:0,2,0");
    CHECK(tell(game, "pass") ==
          "scored:field1@0,0:1x2:points returned:field0@1,2:red returned:field0@1,2:green "
          "returned:field0@1,2:green:pig score:red:+1:1 score:green:+1:1 turn:4:player1");
}

TEST_CASE("AM-MIST-3: no barn on a corner at the end of a misty side") {
    // 37 is misty in the south: its south-east corner, and with it that of three clear tiles.
    const auto barns_with = [](const char* face, const char* turn) {
        Game game = from(
            "ghosts players:2 parts:barn turn:3 tile:U.0@2,0,0 tile:B.0@2,1,0 "
            "tile:U.0@3,0,0");
        tell(game, std::string("draw:") + face);
        tell(game, std::string("place:3,1,") + turn);
        return legal_text(game).find("barn:2,0") != std::string::npos;
    };
    CHECK(barns_with("E.0", "2"));
    // 14 has its city in the south and mist on the three other sides.
    CHECK_FALSE(barns_with("14.3", "2"));
    // 19 has its city in the south, mist in the north and east, and none in the west.
    CHECK_FALSE(barns_with("19.2", "2"));
}

TEST_CASE("AM-MIST-4: ghosts on farmers cost 2 each when a barn scores them") {
    Game game = from(
        "ghosts players:2 parts:barn turn:3 tile:U.0@2,0,0 tile:U.0@3,0,0 "
        "tile:E.0@3,1,2 tile:E.0@3,2,0 meeple:field1@2,0:red:1ghosts");
    tell_last(game, "draw:B.0 place:2,1,0");
    CHECK(tell(game, "barn:2,0") ==
          "meeple:field1@2,0:red:barn scored:field1@2,0:3x1:points "
          "returned:field1@2,0:red:1ghosts score:red:+1:1:1ghosts turn:4:player1");
}
