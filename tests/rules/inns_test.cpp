#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace mistward::rules;

// The part for tests that a newcomer makes who follows "Adding a part" in rules/README.md.

namespace {

constexpr Setup kInns{.mode = Mode::Base, .players = 2, .changed = {Part::Inns}};

/// A pile of these faces only; those of U have an inn at their road.
Game with_inns(const Setup& setup, std::initializer_list<std::string_view> faces) {
    auto set = std::make_shared<TileSet>(*base_tiles());
    for (Tile& tile : set->tiles) tile.copies = 0;
    for (const std::string_view face : faces) ++set->tiles[find_face(*set, face)->value()].copies;
    Tile& straight = set->tiles[find_face(*set, "U.0")->value()];
    for (Segment& segment : straight.layout.segments) {
        if (segment.kind == FeatureKind::Road) segment.marks.insert(SegmentMark::Inn);
    }
    return {std::move(set), setup};
}

std::string tell_all(Game& game, std::initializer_list<const char*> decisions) {
    std::string last;
    for (const char* decision : decisions) last = tell(game, decision);
    return last;
}

}  // namespace

TEST_CASE("a mark: a completed road with an inn is worth 2 points for each tile") {
    Game game = with_inns(kInns, {"U.0", "W.0", "W.0"});
    // W, the start tile D, U and W: 4 tiles.
    CHECK(tell_all(game, {"draw:U.0", "place:1,0,0", "meeple:road0:red", "draw:W.0", "place:2,0,0",
                          "pass", "draw:W.0", "place:-1,0,0", "pass"}) ==
          "scored:road0@-1,0:8x1:points returned:road0@1,0:red score:red:+8:8 turn:4:player1 "
          "finished:G-END-1:red");
}

TEST_CASE("a mark: at the end of the game a road with an inn is worth nothing") {
    Game game = with_inns(kInns, {"U.0"});
    CHECK(tell_all(game, {"draw:U.0", "place:1,0,0", "meeple:road0:red"}) ==
          "meeple:road0@1,0:red turn:2:player1 scored:road0@1,0:0x1:points "
          "returned:road0@1,0:red finished:G-END-1:red+green");
}

TEST_CASE("a mark: without the part no game is played with tiles that have one") {
    CHECK_THROWS_WITH_AS(with_inns(kBase, {"U.0"}), "tile U.0: no game knows inn yet",
                         std::invalid_argument);
}

TEST_CASE("a weight: a large meeple counts for two in a majority") {
    Game game = play_with("U.0 W.0 V.0 V.0 W.0", kInns,
                          "draw:U.0 place:-1,0,0 meeple:road0:red:large "
                          "draw:W.0 place:0,1,0 meeple:road0:green "
                          "draw:V.0 place:1,0,0 pass draw:V.0 place:1,1,1 pass "
                          "draw:W.0 place:-2,0,0");
    // W, U, D, V, V and W: 6 tiles, red's large meeple against one of green.
    CHECK(tell(game, "pass") ==
          "scored:road0@-2,0:6x2:points returned:road0@-1,0:red:large returned:road0@0,1:green "
          "score:red:+6:6 turn:6:player1 finished:G-END-1:red");
}

TEST_CASE("a figure: each player has one large meeple, in games with the part") {
    Game game = play_with("U.0 U.0 U.0", kInns, "draw:U.0 place:1,0,0");
    CHECK(legal_text(game) ==
          "meeple:road0:red meeple:road0:red:large meeple:field0:red meeple:field0:red:large "
          "meeple:field1:red meeple:field1:red:large pass");
    CHECK(game.view().supplies[0][0][MeepleKind::Large] == 1);
    tell(game, "meeple:road0:red:large");
    CHECK(game.view().supplies[0][0][MeepleKind::Large] == 0);
    tell_all(game, {"draw:U.0", "place:2,0,0", "pass", "draw:U.0", "place:3,0,0"});
    CHECK(refused(game, "meeple:field0:red:large") == Refusal::NoMeepleLeft);
    const Game without = play_with("U.0", kBase, "draw:U.0 place:1,0,0");
    CHECK(refused(without, "meeple:road0:red:large") == Refusal::NoMeepleLeft);
}
