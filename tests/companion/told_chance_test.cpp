#include "companion/told_chance.hpp"

#include <doctest/doctest.h>

namespace mistward::companion {
namespace {

double told(double chance, std::uint8_t level) {
    rules::Setup setup;
    setup.level = level;
    setup.players = 2;
    return told_chance(chance, setup);
}

}  // namespace

TEST_CASE("told chances keep their order and their ends") {
    for (std::uint8_t level = 1; level <= rules::kHighestLevel; ++level) {
        CHECK(told(0, level) == 0);
        CHECK(told(1, level) == 1);
        double before = 0;
        for (int percent = 1; percent < 100; ++percent) {
            const double now = told(percent / 100.0, level);
            CHECK(now > before);
            CHECK(now < 1);
            before = now;
        }
    }
}

TEST_CASE("chances are told higher where look-ahead wins more than the network learned") {
    CHECK(told(0.5, 1) == doctest::Approx(0.6225).epsilon(0.001));
    CHECK(told(0.5, 5) == doctest::Approx(0.6353).epsilon(0.001));
    CHECK(told(0.5, 6) == doctest::Approx(0.6570).epsilon(0.001));
    CHECK(told(0.9, 6) == doctest::Approx(0.9292).epsilon(0.001));
}

TEST_CASE("chances of rivals are told as they are") {
    rules::Setup setup;
    setup.mode = rules::Mode::Ghosts;
    setup.players = 2;
    CHECK(told_chance(0.3, setup) == 0.3);
}

}  // namespace mistward::companion
