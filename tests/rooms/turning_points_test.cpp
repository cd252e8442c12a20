#include "server/service/turning_points.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using protocol::wire::Chances;
using protocol::wire::Review;
using protocol::wire::ReviewedTurn;

namespace {

/// A player's decision in a turn, which they thought led to `expected`, and the chances after it.
ReviewedTurn decided(int turn, std::size_t player, double expected, const Chances& after) {
    ReviewedTurn reviewed;
    reviewed.turn = turn;
    reviewed.player = player;
    reviewed.played.chance = {expected};
    reviewed.decisions.push_back({1, {}, after});
    return reviewed;
}

}  // namespace

TEST_CASE("what others decide in a turn is part of it, and told as of whose turn it was") {
    Review review;
    review.start = {{0.5}, {0.5}};
    review.turns.push_back(decided(1, 0, 0.6, {{0.6}, {0.4}}));
    review.turns.push_back(decided(1, 1, 0.7, {{0.3}, {0.7}}));
    review.turns.push_back(decided(2, 1, 0.71, {{0.29}, {0.71}}));
    const auto points = rooms::turning_points(review);
    REQUIRE(points.size() == 1);
    CHECK(points[0].turn == 1);
    CHECK(points[0].change.value == doctest::Approx(-0.2));
    CHECK(points[0].drawn.value == doctest::Approx(0.1));
}
