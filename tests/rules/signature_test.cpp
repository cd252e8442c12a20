#include "rules/mists/game.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

/// One number over every state of 100 seeded games of all setups: it changes when, and only when,
/// behaviour does.
std::uint64_t bench_signature() {
    std::uint64_t signature = 0;
    const auto setups = all_setups();
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Random random(seed);
        const Setup setup = dealt(setups[seed % setups.size()], random);
        Game game(tables_for(setup), setup);
        const Policy policy = seed % 4 == 0 ? Policy::Greedy : Policy::Any;
        for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
            REQUIRE(game.apply(choose(game, legal, policy, random)).has_value());
            signature = signature * 0x100000001B3U ^ game.digest();
        }
    }
    return signature;
}

}  // namespace

TEST_CASE("bench signature: behaviour changes only with intent") {
    // Carried in the last line of every commit that changes it: "Bench: <signature>".
    const std::uint64_t signature = bench_signature();
    MESSAGE("Bench: ", signature);
    CHECK(signature == 11131530109492343587U);
}
