#include "companion/baseline/choose.hpp"
#include "companion/companion.hpp"
#include "companion/mists/observer.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <numeric>
#include <stdexcept>

namespace mistward::companion::rivals {

namespace {

constexpr Strength kOneTurn{.positions = 1'000, .skill = Skill::Keen};

/// A two-player game on one deck: the companion in one seat, rules of thumb in the other. What the
/// companion got of it.
double played(rules::Mode mode, std::uint64_t deck_seed, std::size_t seat) {
    const rules::Setup setup{.mode = mode, .players = 2};
    rules::Game game(rules::tables_for(setup), setup);
    std::vector<rules::TileId> deck = game.deck();
    rules::Random random(deck_seed);
    for (std::size_t k = deck.size(); k > 1; --k) std::swap(deck[k - 1], deck[random.below(k)]);
    while (game.outcome() == rules::Outcome::Undecided) {
        const rules::DecisionPoint point = game.point();
        if (point.actor == rules::Actor::Chance) {
            REQUIRE(game.apply(rules::DrawTile{deck[game.drawn_count()]}));
            continue;
        }
        const bool thinks = point.player.value() == seat;
        REQUIRE(
            game.apply(thinks ? choose(Mind::built_in(), game, kOneTurn) : baseline::choose(game)));
    }
    return win_chances(Mind::built_in(), game)[seat];
}

/// What the program comes with for the co-operative game.
std::shared_ptr<const Weights> mists_weights() {
    std::vector<std::string_view> names;
    for (const auto& row : mists::rows()) names.push_back(row.name);
    return std::make_shared<const Weights>(Weights{.game = "mists",
                                                   .features = digest_of_names(names),
                                                   .note = {},
                                                   .network = Mind::built_in().mists()});
}

}  // namespace

TEST_CASE("the companion of rivals beats rules of thumb") {
    double won = 0;
    for (const rules::Mode mode : {rules::Mode::Base, rules::Mode::Ghosts}) {
        for (const std::uint64_t deck : {1, 2}) {
            won += played(mode, deck, 0) + played(mode, deck, 1);
        }
    }
    CHECK(won >= 6);  // of eight
}

TEST_CASE("the chances of rivals are 1 together, and greater for who is ahead") {
    const rules::Game game =
        rules::from("base players:3 points:red:40 points:green:10 points:blue:20");
    const auto chances = win_chances(Mind::built_in(), game, {.positions = 300});
    REQUIRE(chances.size() == 3);
    CHECK(std::accumulate(chances.begin(), chances.end(), 0.0) == doctest::Approx(1));
    CHECK(chances[0] > chances[2]);
    CHECK(chances[2] > chances[1]);
}

TEST_CASE("the chances of rivals can be told in the middle of a turn") {
    const rules::Game game = rules::from("ghosts players:2 drawn:B.0");
    const auto chances = win_chances(Mind::built_in(), game, {.positions = 600});
    REQUIRE(chances.size() == 2);
    CHECK(chances[0] + chances[1] == doctest::Approx(1));
    CHECK(chances[0] > 0.3);
    CHECK(chances[0] < 0.7);
}

TEST_CASE("whoever has a mind without weights for rivals goes by rules of thumb") {
    const Mind mind(mists_weights());
    const rules::Game game = rules::from("base players:2 drawn:E.0");
    CHECK(choose(mind, game) == baseline::choose(game));
    CHECK(best_turns(mind, game, 3).size() == 3);
    CHECK(best_turns(mind, game, 3)[0].turn[0] == choose(mind, game));
    const auto chances = win_chances(mind, game);
    CHECK(chances[0] + chances[1] == doctest::Approx(1));
    CHECK(chances[0] > chances[1]);
}

TEST_CASE("weights for rivals that see something else are refused") {
    const auto other = std::make_shared<const Weights>(
        Weights{.game = "ghosts", .features = {}, .note = {}, .network = Network(3)});
    CHECK_THROWS_AS(Mind(mists_weights(), other), std::invalid_argument);
    CHECK_THROWS_AS(Mind(mists_weights(), mists_weights()), std::invalid_argument);
}

}  // namespace mistward::companion::rivals
