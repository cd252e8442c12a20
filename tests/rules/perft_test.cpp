#include "rules/mists/game.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

/// How many sequences of `depth` decisions there are, those of chance counted by faces; a game that
/// is over ends its sequence.
std::uint64_t perft(const Tables& tables, const mists::State& state, int depth) {
    if (depth == 0) return 1;
    mists::DecisionList decisions;
    mists::legal(tables, state, decisions);
    if (decisions.empty()) return 1;
    std::uint64_t count = 0;
    for (const Decision& decision : decisions) {
        mists::State next = state;
        mists::EventList events;
        REQUIRE(mists::apply(tables, next, decision, events).has_value());
        count += perft(tables, next, depth - 1);
    }
    return count;
}

std::uint64_t perft(const Game& game, int depth) {
    return perft(game.tables(), *game.mists(), depth);
}

}  // namespace

TEST_CASE("Perft: what can be counted by hand") {
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

TEST_CASE("Perft: the tree of decisions does not change unless the rules do") {
    for (const Tree& tree : kTrees) {
        CAPTURE(tree.script);
        CHECK(perft(play(tree.players, tree.script), tree.depth) == tree.count);
    }
}
