#include "rules/game.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

/// One number over every state of a game of this seed.
std::uint64_t digest_of_game(std::uint64_t seed) {
    Random random(seed);
    const auto setups = all_setups();
    const Setup setup = dealt(setups[seed % setups.size()], random);
    Game game(tables_for(setup), setup);
    std::uint64_t digest = 0;
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        REQUIRE(game.apply(choose(game, legal, Policy::Any, random)).has_value());
        digest = digest * 0x100000001B3U ^ game.digest();
    }
    return digest;
}

}  // namespace

TEST_CASE("a thousand games go through the same states on every processor") {
    std::uint64_t digest = 0;
    for (std::uint64_t seed = 1; seed <= 1'000; ++seed) {
        digest = digest * 0x100000001B3U ^ digest_of_game(seed);
    }
    // It changes with the bench signature, and only with it.
    CHECK(digest == 17307107397558883237U);
}
