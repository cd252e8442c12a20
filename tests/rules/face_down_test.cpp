#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <numeric>
#include <utility>

using namespace mistward::rules;

namespace {

// Level 5 with the cemetery 46 south of the start tile: 0,1 and 1,1 are taken, six spaces are
// empty.
const std::string kCemetery = "mists:5 players:2 tile:46.0@0,2,2 ";

}  // namespace

TEST_CASE("M-DOWN-1: at the end of a turn a tile lies face down at an open cemetery") {
    Game game = from(kCemetery + "drawn:17.0", "place:1,-1,0");
    CHECK(tell(game, "pass") == "");
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(0), DecisionKind::PlaceFaceDown});
    CHECK(legal_text(game) == "facedown:-1,1 facedown:1,2 facedown:0,3 facedown:-1,2");
    CHECK(refused(game, "facedown:0,1") == Refusal::SpaceTaken);
    CHECK(refused(game, "facedown:2,2") == Refusal::NotAtOpenCemetery);
    CHECK(tell(game, "facedown:1,2") == "facedown:1,2 turn:2:player1");
    CHECK(game.view().face_down == std::vector{Position{1, 2}});
    CHECK(game.view().piles.front() == 17);
}

TEST_CASE("M-DOWN-1: without an open cemetery, and before level 5, none does") {
    Game none = from("mists:5 players:2 drawn:17.0", "place:1,-1,0");
    CHECK(tell(none, "pass") == "turn:2:player1");
    Game plain = from("mists:4 players:2 tile:46.0@0,2,2 drawn:17.0", "place:1,-1,0");
    CHECK(tell(plain, "pass") == "turn:2:player1");
}

TEST_CASE("M-DOWN-1: the spaces of several cemeteries are listed once each") {
    const Game game = from(kCemetery + "tile:40.0@-1,1,0 asks:place_face_down");
    CHECK(legal_text(game) ==
          "facedown:1,2 facedown:0,3 facedown:-1,2 facedown:-1,0 facedown:-2,1");
}

TEST_CASE("M-DOWN-1: a corner of the cemetery takes a tile once it touches another by a side") {
    Game game = from(kCemetery + "asks:place_face_down");
    CHECK(refused(game, "facedown:1,3") == Refusal::TouchesNoTile);
    CHECK(refused(game, "facedown:-1,3") == Refusal::TouchesNoTile);
    // A face-down tile beside it is enough.
    const Game beside = from(kCemetery + "down:1,2 asks:place_face_down");
    CHECK(legal_text(beside) == "facedown:-1,1 facedown:1,3 facedown:0,3 facedown:-1,2");
}

TEST_CASE("M-DOWN-1: games of version 2 go on as they began, with tiles alone on a corner") {
    const std::string state = "mists:5 players:2 rules:2 tile:46.0@0,2,2 asks:place_face_down";
    Game game = from(state);
    CHECK(state_text(game).find("rules:2") != std::string::npos);
    CHECK(legal_text(game) ==
          "facedown:-1,1 facedown:1,2 facedown:1,3 facedown:0,3 facedown:-1,3 facedown:-1,2");
    CHECK(tell(game, "facedown:1,3") == "facedown:1,3 turn:2:player1");
}

TEST_CASE("games of versions that are not known are refused") {
    CHECK(check_setup({.players = 2, .rules = 2}).empty());
    CHECK(check_setup({.players = 2, .rules = 1}).size() == 1);
    CHECK(check_setup({.players = 2, .rules = 4}).size() == 1);
}

TEST_CASE("M-DOWN-2: a face-down tile stays among the unseen, and is adjacent to anything") {
    Game game = from(kCemetery + "asks:place_face_down");
    const auto count = [&] {
        const auto unseen = game.view().unseen;
        return std::accumulate(unseen.begin(), unseen.end(), 0,
                               [](int sum, const UnseenTile& tile) { return sum + tile.count; });
    };
    CHECK(count() == 59);
    tell(game, "facedown:-1,2");
    CHECK(count() == 59);
    CHECK(game.drawn_count() == 2);
    CHECK_FALSE(game.tile_at({-1, 2}).has_value());
    // 20 lies between the face-down tile and the cemetery's city, whatever the former shows.
    tell(game, "draw:20.0");
    CHECK(legal_text(game).find("place:0,3,0") != std::string::npos);
}

TEST_CASE("P-2: sides towards face-down tiles need not match, but they are not enough") {
    Game game = from("mists:5 players:2 tile:46.0@0,2,2 down:1,2 down:1,3 drawn:20.0");
    // 0,3 lies beside the cemetery's city; 2,2 lies beside nothing but a face-down tile.
    CHECK(refused(game, "place:2,2,0") == Refusal::SpaceNotAdjacent);
    CHECK(refused(game, "place:0,3,1") == Refusal::EdgesDoNotMatch);
    CHECK(tell(game, "place:0,3,0").find("placed:20.0:0,3,0") == 0);
}

TEST_CASE("M-DOWN-3: it completes nothing but cemeteries, whose burial is made at once") {
    // The last space around the cemetery 46 is 1,3, where the road of 27 with the red meeple ends.
    Game game = from(
        "mists:5 players:2 tile:46.0@0,2,2 tile:27.1@1,2,0 tile:20.0@0,3,0 tile:17.0@-1,2,0 "
        "down:-1,1 down:-1,3 meeple:road0@1,2:red meeple:city1@0,3:blue drawn:22.0",
        "place:1,-1,0");
    CHECK(tell(game, "pass") == "forced:facedown:1,3 facedown:1,3 closed:0,2");
    CHECK(legal_text(game) == "bury:road0@1,2 bury:city1@0,3");
    CHECK(tell(game, "bury:city1@0,3") == "buried:blue:0,2:city1@0,3 turn:2:player1");
    CHECK(game.view().tracks.front().points == 0);
}

TEST_CASE("M-DOWN-4: what meets a face-down tile can never be completed") {
    // The road from the start tile's ruin to the east meets a face-down tile at 2,0.
    Game game = from("mists:5 players:2 down:2,0 tile:17.0@1,-1,0 meeple:city0@1,-1:red");
    const auto& state = *game.mists();
    const FeatureId road = state.features.feature(state.board.at({1, 0}), SegmentIndex(1));
    CHECK_FALSE(state.features.complete(road));
    // Nothing can be laid there any more.
    tell(game, "draw:28.2");
    CHECK(refused(game, "place:2,0,0") == Refusal::SpaceTaken);
}

TEST_CASE("M-DOWN-4: a bank that meets a face-down tile stays open") {
    // Without the face-down tile at -1,0 the bank of the start tile could still be closed.
    Game game = from("mists:5 players:2 down:-1,0 tile:21.1@-1,1,3");
    tell(game, "draw:42.1");
    CHECK(tell(game, "place:1,2,1").find("bank") == std::string::npos);
}

TEST_CASE("M-END-3: lost when the face-down tile must be drawn and the pile is empty") {
    Game game = from(kCemetery + "piles:0+38+20 drawn:17.0", "place:1,-1,0");
    CHECK(tell(game, "pass") == "lost:M-END-3");
    CHECK(game.view().reason == EndReason::TilesExhausted);
}

TEST_CASE("M-END-3: lost when a hound's total was not reached before its pile ran out") {
    Game game = from("mists:3 players:2 piles:0+39+20 drawn:17.0", "place:1,-1,0");
    CHECK(tell(game, "pass") == "turn:2:player1 lost:M-END-3");
}
