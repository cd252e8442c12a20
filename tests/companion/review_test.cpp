#include "companion/review.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace mistward;
using companion::Mind;
using companion::review_turn;
using companion::Strength;
using rules::Decision;
using rules::from;
using rules::Game;

namespace {

constexpr Strength kQuick{.positions = 600};

/// One ghost is left and the tile has two symbols: only where mist meets mist is one enough.
Game danger() {
    return from("mists:1 players:2 ghosts:0,0:5 ghosts:0,1:5 ghosts:1,1:4 drawn:18.2");
}

/// A decision that ends the game.
Decision fatal(const Game& game) {
    for (const Decision& decision : game.legal()) {
        Game after = game;
        REQUIRE(after.apply(decision));
        if (after.outcome() == rules::Outcome::Lost) return decision;
    }
    FAIL("no decision loses");
    return rules::Pass{};
}

}  // namespace

TEST_CASE("what loses the game is told with what would not have") {
    const Game game = danger();
    const std::vector<Decision> played{fatal(game)};
    const auto review = review_turn(Mind::built_in(), game, played, kQuick);
    CHECK(review.chances == std::vector<std::vector<double>>{{0.0}});
    CHECK(review.played.chance == 0);
    REQUIRE(review.better);
    CHECK(review.cost == doctest::Approx(review.better->chance));
    CHECK(review.better->turn.front() != played.front());
}

TEST_CASE("nothing is better than the turn that a companion plays") {
    const Game game = from("mists:3 players:2 tile:17.0@1,-1,0 drawn:47.3");
    const auto best = companion::best_turns(Mind::built_in(), game, 1, kQuick).front();
    const auto review = review_turn(Mind::built_in(), game, best.turn, kQuick);
    CHECK(!review.better);
    CHECK(review.cost == 0);
    CHECK(review.played.turn == best.turn);
    CHECK(review.chances.size() == best.turn.size());
}

TEST_CASE("a turn of rivals is reviewed from the side of whose turn it was") {
    const Game game = from("base players:2 tile:E.0@0,1,2 meeple:city0@0,1:red drawn:E.0");
    const auto best = companion::best_turns(Mind::built_in(), game, 1, kQuick).front();
    const auto review = review_turn(Mind::built_in(), game, best.turn, kQuick);
    REQUIRE(review.chances.back().size() == 2);
    CHECK(review.chances.back()[0] + review.chances.back()[1] == doctest::Approx(1));
    CHECK(review.played.chance == review.chances.back()[0]);
}

TEST_CASE("equal turns get equal reviews") {
    const Game game = danger();
    const std::vector<Decision> played{fatal(game)};
    const auto once = review_turn(Mind::built_in(), game, played, kQuick);
    const auto again = review_turn(Mind::built_in(), Game(game), played, kQuick);
    CHECK(once.cost == again.cost);
    CHECK(once.better->turn == again.better->turn);
}

TEST_CASE("what was not a turn is not reviewed") {
    const Game game = danger();
    CHECK_THROWS_AS(review_turn(Mind::built_in(), game, {}, kQuick), std::invalid_argument);
    const std::vector<Decision> illegal{Decision{rules::Pass{}}};
    CHECK_THROWS_AS(review_turn(Mind::built_in(), game, illegal, kQuick), std::invalid_argument);
}
