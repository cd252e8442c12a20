#include "rules/mists/game.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

// A city of five tiles with one coat, value 12, closed by 07 at 1,-2: red from the south, blue from
// the east.
constexpr auto kCityOfTwo =
    "draw:38.0 place:1,-1,1 meeple:city0:red draw:01.0 place:2,-1,3 meeple:city1:blue "
    "draw:41.1 place:2,-2,2 draw:07.0 place:1,-2,1 ";

// Seven tiles with three coats, value 20, and three colours; 01 at 2,-2 closes it and, in the
// south, a city of two tiles with one red meeple.
constexpr auto kTwoCities =
    "draw:17.0 place:1,-1,0 meeple:city0:red draw:27.1 place:0,-1,2 pass "
    "draw:01.0 place:0,-2,0 meeple:city1:green draw:20.0 place:0,-3,0 pass "
    "draw:18.2 place:1,-3,0 meeple:city0:blue draw:21.1 place:1,-4,2 pass "
    "draw:14.2 place:2,-1,0 meeple:city0:red draw:22.0 place:1,-2,0 draw:01.0 place:2,-2,2 pass ";

}  // namespace

TEST_CASE("M-SCORE-1: points, or up to 3 ghosts from one tile") {
    const Game game = play(2, "draw:47.3 place:0,-1,0 meeple:road0:red");
    // One ghost each on three quarters of the start tile, three on 47 itself.
    CHECK(
        legal_text(game) ==
        "points:road0@0,-1 ghosts:road0@0,-1:0,0:1 ghosts:road0@0,-1:0,1:1 ghosts:road0@0,-1:1,1:1 "
        "ghosts:road0@0,-1:0,-1:1 ghosts:road0@0,-1:0,-1:2 ghosts:road0@0,-1:0,-1:3");
    CHECK(game.point() == DecisionPoint{Actor::Player, PlayerId(0), DecisionKind::Score});
}

TEST_CASE("M-SCORE-1: at most 3 of the ghosts that stand there, at least 1") {
    const Game game = play(2, "draw:47.3 place:0,-1,0 meeple:road0:red");
    CHECK(refused(game, "ghosts:road0@0,-1:0,-1:4") == Refusal::BadGhostCount);
    CHECK(refused(game, "ghosts:road0@0,-1:0,-1:0") == Refusal::BadGhostCount);
    CHECK(refused(game, "ghosts:road0@0,-1:0,0:2") == Refusal::BadGhostCount);
    CHECK(refused(game, "ghosts:road0@0,-1:1,0:1") == Refusal::NoGhostsThere);
    CHECK(refused(game, "ghosts:road0@0,-1:9,9:1") == Refusal::NoGhostsThere);
}

TEST_CASE("M-SCORE-1: at most 3, though more stand on the tile") {
    const Game game = play(2, "draw:47.3 place:0,-1,0 meeple:road0:red");
    mists::State state = *game.mists();
    state.ghosts.add(state.last, 1);
    --state.supply;
    const Tables& tables = game.tables();
    mists::DecisionList decisions;
    mists::legal(tables, state, decisions);
    CHECK(decisions.size() == 7);
    const FeatureRef road{{0, -1}, SegmentIndex(0)};
    mists::EventList events;
    const auto four = mists::apply(tables, state, RemoveGhosts{road, {0, -1}, 4}, events);
    REQUIRE_FALSE(four.has_value());
    CHECK(four.error() == Refusal::BadGhostCount);
    REQUIRE(mists::apply(tables, state, RemoveGhosts{road, {0, -1}, 3}, events).has_value());
    CHECK(state.ghosts.on(state.last) == 1);
}

TEST_CASE("M-SCORE-1: the player chooses the order of several scorings") {
    Game game = play(1, kTwoCities);
    REQUIRE(game.view().pending.size() == 2);
    CHECK(game.view().pending[0].points == 4);
    CHECK(game.view().pending[1].points == 60);
    CHECK(tell(game, "ghosts:city0@2,-2:2,-1:2") ==
          "scored:city0@2,-2:4x1:ghosts ghosts:2,-1:-2:scoring returned:city0@2,-1:red");
    CHECK(game.view().pending.size() == 1);
    CHECK(refused(game, "points:city0@2,-2") == Refusal::NoSuchScoring);
}

TEST_CASE("M-SCORE-1: only what this tile completed waits, under one name") {
    const Game game = play(2, kCityOfTwo);
    CHECK(refused(game, "points:city0@1,-1") == Refusal::NoSuchScoring);
    CHECK(refused(game, "points:city0@2,-1") == Refusal::NoSuchScoring);
    CHECK(refused(game, "ghosts:city0@1,-1:0,0:1") == Refusal::NoSuchScoring);
    CHECK(refused(game, "pass") == Refusal::WrongKind);
}

TEST_CASE("M-SCORE-1: with no ghost on the board the points are scored") {
    // The bank of the start tile is closed, 42 closed it: no ghost is left. 42, 20 and 30 make a
    // city of three tiles with one coat: 8.
    Game game = play(2,
                     "draw:43.1 place:-1,0,2 pass draw:21.1 place:-1,1,3 pass "
                     "draw:42.1 place:1,2,1 meeple:city0:red draw:20.0 place:2,2,3 pass "
                     "draw:30.0 place:1,3,3");
    CHECK(tell(game, "pass") ==
          "forced:points:city0@1,3 scored:city0@1,3:8x1:points score:pink:+8:8 "
          "returned:city0@1,2:red turn:6:player1");
}

TEST_CASE("M-SCORE-2: the value counts once for each colour") {
    Game game = play(2, kCityOfTwo);
    REQUIRE(game.view().pending.size() == 1);
    const Scoring scoring = game.view().pending.front();
    CHECK(scoring.tiles == 5);
    CHECK(scoring.coats == 1);
    CHECK(scoring.colours == 2);
    CHECK(tell(game, "points:city0@1,-2") ==
          "scored:city0@1,-2:12x2:points score:pink:+24:24 returned:city0@1,-1:red "
          "returned:city1@2,-1:blue turn:5:player0");
}

TEST_CASE("M-SCORE-2: two meeples of one colour count as one") {
    Game game =
        play(1,
             "draw:38.0 place:1,-1,1 meeple:city0:red draw:01.0 place:2,-1,3 meeple:city1:red "
             "draw:41.1 place:2,-2,2 draw:07.0 place:1,-2,1");
    CHECK(game.view().supplies[0][0] == Supply{Colour::Red, 1});
    CHECK(tell(game, "points:city0@1,-2") ==
          "scored:city0@1,-2:12x1:points score:pink:+12:12 returned:city0@1,-1:red "
          "returned:city1@2,-1:red turn:5:player0");
    CHECK(game.view().supplies[0][0] == Supply{Colour::Red, 3});
}

TEST_CASE("M-SCORE-2: two colours of one player count as two") {
    Game game =
        play(1,
             "draw:38.0 place:1,-1,1 meeple:city0:red draw:01.0 place:2,-1,3 meeple:city1:green "
             "draw:41.1 place:2,-2,2 draw:07.0 place:1,-2,1");
    CHECK(game.view().pending.front().points == 24);
}

TEST_CASE("M-SCORE-3: choosing ghosts gives up the points of every colour") {
    Game game = play(2, kCityOfTwo);
    CHECK(tell(game, "ghosts:city0@1,-2:2,-2:1") ==
          "scored:city0@1,-2:12x2:ghosts ghosts:2,-2:-1:scoring returned:city0@1,-1:red "
          "returned:city1@2,-1:blue turn:5:player0");
    CHECK(game.view().tracks.front().points == 0);
    CHECK(game.view().ghosts_supply == 12);
}

TEST_CASE("M-SCORE-4: the meeples return either way") {
    for (const char* const choice : {"points:city0@1,-2", "ghosts:city0@1,-2:0,0:1"}) {
        Game game = play(2, kCityOfTwo);
        CHECK(game.view().meeples.size() == 2);
        tell(game, choice);
        CHECK(game.view().meeples.empty());
        CHECK(game.view().supplies[0][0] == Supply{Colour::Red, 3});
        CHECK(game.view().supplies[1][0] == Supply{Colour::Blue, 3});
    }
}

TEST_CASE("M-SCORE-5: a completed feature without meeples gives nothing") {
    Game game = play(2, "draw:17.0 place:1,-1,0 pass draw:14.3 place:1,-2,2");
    CHECK(tell(game, "pass") == "turn:3:player0");
    CHECK(game.view().tracks.front().points == 0);
}

TEST_CASE("M-END-1: the game is won at once when the goal is reached or passed") {
    Game game = play(1, kTwoCities);
    // 20 for each of three colours is 60; the other scoring does not take place.
    CHECK(tell(game, "points:city1@2,-2") ==
          "scored:city1@2,-2:20x3:points score:pink:+60:60 won:M-END-1");
    CHECK(game.view().outcome == Outcome::Won);
    CHECK(game.view().reason == EndReason::GoalReached);
    CHECK(game.view().pending.empty());
    CHECK(game.legal().empty());
    CHECK(game.point() == DecisionPoint{Actor::Nobody, PlayerId(0), DecisionKind::None});
    CHECK(refused(game, "points:city0@2,-2") == Refusal::GameOver);
}

TEST_CASE("M-END-1: the goal itself is enough, one point less is not") {
    for (const unsigned before : {45U, 46U}) {
        const Game game = play(1, kTwoCities);
        mists::State state = *game.mists();
        std::uint16_t& points = state.points[Colour::Pink];
        points = static_cast<std::uint16_t>(before);
        mists::EventList events;
        const TakePoints four{{{2, -2}, SegmentIndex(0)}};
        REQUIRE(mists::apply(game.tables(), state, four, events).has_value());
        CHECK(points == before + 4);
        CHECK((state.outcome == Outcome::Won) == (before == 46));
    }
}

TEST_CASE("M-END-1: below the goal it goes on") {
    Game game = play(1, kTwoCities);
    CHECK(tell(game, "points:city0@2,-2") ==
          "scored:city0@2,-2:4x1:points score:pink:+4:4 returned:city0@2,-1:red");
    CHECK(game.view().outcome == Outcome::Undecided);
}
