#include "rules/mists/game.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

using namespace mistward::rules;

namespace {

/// One number over every state of 50 seeded games: it changes when, and only when, behaviour does.
std::uint64_t bench_signature() {
    std::uint64_t signature = 0;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Random random(seed);
        const auto players = static_cast<std::uint8_t>(seed % 5 + 1);
        Game game(mists_tables(), {.level = 1, .players = players});
        for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
            REQUIRE(game.apply(legal[random.below(legal.size())]).has_value());
            signature = signature * 0x100000001B3U ^ mists::digest(game.tables(), game.state());
        }
    }
    return signature;
}

}  // namespace

TEST_CASE("Bench signature: behaviour changes only with intent") {
    // Carried in the last line of every commit that changes it: "Bench: <signature>".
    const std::uint64_t signature = bench_signature();
    MESSAGE("Bench: ", signature);
    CHECK(signature == 1917288256618599247U);
}
