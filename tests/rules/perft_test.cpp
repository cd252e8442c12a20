#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

/// How many sequences of `depth` decisions there are, those of chance counted by faces; a game that
/// is over ends its sequence.
std::uint64_t perft(const Game& game, int depth) {
    const auto decisions = game.legal();
    if (depth == 0 || decisions.empty()) return 1;
    if (depth == 1) return decisions.size();
    std::uint64_t count = 0;
    for (const Decision& decision : decisions) {
        Game next = game;
        REQUIRE(next.apply(decision).has_value());
        count += perft(next, depth - 1);
    }
    return count;
}

}  // namespace

TEST_CASE("perft: what can be counted by hand") {
    // 45 faces can be drawn. 22 fits north of 1,0 in four turns; the city is complete on no side,
    // so each placement leaves two colours or a pass.
    CHECK(perft(play(2, ""), 1) == 45);
    CHECK(perft(play(2, "draw:22.0"), 1) == 4);
    CHECK(perft(play(2, "draw:22.0"), 2) == 12);
    CHECK(perft(play(5, "draw:22.0"), 2) == 8);
    // After the pass any of the other 44 faces comes.
    CHECK(perft(play(5, "draw:22.0"), 3) == 8 * 44);
}

namespace {

struct Tree {
    std::uint8_t players;
    const char* script;
    int depth;
    std::uint64_t count;
};

/// The counts were found by another, naive implementation of the clauses, which shares no code with
/// this.
constexpr Tree kTrees[] = {
    {1, "", 2, 493},
    {2, "", 3, 2865},
    {5, "", 3, 2023},
    {2, "draw:47.3 place:0,-1,0 meeple:road0:red", 2, 308},
    {2,
     "draw:43.1 place:-1,0,2 pass draw:21.1 place:-1,1,3 pass "
     "draw:42.1 place:1,2,1 meeple:city0:red",
     2, 567},
    {2,
     "draw:38.0 place:1,-1,1 meeple:city0:red draw:01.0 place:2,-1,3 meeple:city1:blue "
     "draw:41.1 place:2,-2,2 draw:07.0 place:1,-2,1",
     2, 220},
    {1,
     "draw:17.0 place:1,-1,0 meeple:city0:red draw:27.1 place:0,-1,2 pass "
     "draw:01.0 place:0,-2,0 meeple:city1:green draw:20.0 place:0,-3,0 pass "
     "draw:18.2 place:1,-3,0 meeple:city0:blue draw:21.1 place:1,-4,2 pass "
     "draw:14.2 place:2,-1,0 meeple:city0:red draw:22.0 place:1,-2,0 draw:01.0 place:2,-2,2 pass",
     3, 5857},
    {2,
     "draw:47.3 place:0,-1,0 pass draw:13.3 place:2,0,1 pass draw:14.3 place:0,2,1 pass "
     "draw:12.3 place:-1,0,0",
     3, 2006},
    {3, "draw:60.2 place:1,-1,2", 3, 2448},
    {4,
     "draw:17.0 place:1,-1,0 pass draw:21.1 place:2,-1,0 pass draw:41.1 place:2,1,1 pass "
     "draw:28.2 place:2,0,0",
     3, 1106},
};

}  // namespace

TEST_CASE("perft: the tree of decisions does not change unless the rules do") {
    for (const Tree& tree : kTrees) {
        CAPTURE(tree.script);
        CHECK(perft(play(tree.players, tree.script), tree.depth) == tree.count);
    }
}

namespace {

struct Moment {
    const char* state;
    int depth;
    std::uint64_t count;
};

/// What each later level and each other game adds to a turn.
constexpr Moment kMoments[] = {
    // M-GHOST-3: one of two cemeteries is haunted.
    {"mists:2 players:2 tile:46.0@0,2,2 tile:40.0@-1,1,0 drawn:12.3", 3, 832},
    // M-BURY-2: one of two meeples is buried.
    {"mists:2 players:2 tile:46.0@0,2,2 tile:27.1@1,2,0 tile:20.0@0,3,0 meeple:road0@1,2:red "
     "meeple:city1@0,3:blue drawn:17.0",
     3, 3624},
    // M-SCORE-6: a castle is scored.
    {"mists:2 players:2 tile:19.2@-1,0,0 tile:17.0@-2,0,0 tile:20.0@-2,1,0 tile:04.2@-1,1,0 "
     "tile:07.0@-2,2,3 tile:27.1@-1,2,0 meeple:castle@-1,1:red drawn:07.0",
     3, 2364},
    // M-HOUND-3: Rufus is put with one of two meeples and chases ghosts.
    {"mists:3 players:2 tile:17.0@1,-1,0 tile:28.2@2,0,0 meeple:city0@1,-1:blue "
     "meeple:road0@2,0:green points:pink:13 drawn:47.3",
     4, 28508},
    {"mists:4 players:3 drawn:04.2", 3, 2285},
    // M-DOWN-1: a tile is put face down.
    {"mists:5 players:2 tile:46.0@0,2,2 asks:place_face_down", 3, 2234},
    {"mists:5 players:2 rules:2 tile:46.0@0,2,2 asks:place_face_down", 3, 3478},
    // M-SIX-1: the points of a colour are assigned.
    {"mists:6 players:4 tile:38.0@1,-1,1 tile:01.0@2,-1,3 tile:41.1@2,-2,2 meeple:city0@1,-1:red "
     "meeple:city1@2,-1:yellow points:red:3 drawn:07.0",
     4, 20499},
    {"ghosts players:2", 2, 861},
    // G-GHOST-1: one of two meeples of another player takes a ghost.
    {"ghosts players:2 tile:B.0@0,2,0 tile:U.0@2,0,0 tile:V.0@0,3,0 tile:V.0@2,1,3 "
     "meeple:monastery@0,2:red meeple:road0@2,0:green meeple:road0@0,3:red "
     "meeple:field0@2,0:green drawn:13.3",
     3, 1040},
    {"base players:2", 3, 589},
};

}  // namespace

TEST_CASE("perft: every level and game has its own tree") {
    for (const Moment& moment : kMoments) {
        CAPTURE(std::string(moment.state));
        CHECK(perft(from(moment.state), moment.depth) == moment.count);
    }
}
