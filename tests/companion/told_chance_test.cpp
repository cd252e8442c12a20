#include "companion/told_chance.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>

namespace mistward::companion {
namespace {

double told(double chance, std::uint8_t level, std::uint8_t players = 2) {
    rules::Setup setup;
    setup.level = level;
    setup.players = players;
    return told_chance(chance, setup);
}

}  // namespace

TEST_CASE("told chances keep their order and their ends") {
    for (std::uint8_t level = 1; level <= rules::kHighestLevel; ++level) {
        for (const std::uint8_t players : std::initializer_list<std::uint8_t>{1, 2, 5}) {
            CHECK(told(0, level, players) == 0);
            CHECK(told(1, level, players) == 1);
            double before = 0;
            for (int percent = 1; percent < 100; ++percent) {
                const double now = told(percent / 100.0, level, players);
                CHECK(now > before);
                CHECK(now < 1);
                before = now;
            }
        }
    }
}

TEST_CASE("chances are told higher where look-ahead wins more than the network learned") {
    CHECK(told(0.5, 1) == doctest::Approx(0.6225).epsilon(0.001));
    CHECK(told(0.5, 5) == doctest::Approx(0.6748).epsilon(0.001));
    CHECK(told(0.5, 6) == doctest::Approx(0.6570).epsilon(0.001));
    CHECK(told(0.9, 6) == doctest::Approx(0.9292).epsilon(0.001));
}

TEST_CASE("a team of any size is told the same, and a player alone less extreme chances") {
    for (const std::uint8_t level : std::initializer_list<std::uint8_t>{4, 5}) {
        CHECK(told(0.95, level, 3) == told(0.95, level, 2));
        CHECK(told(0.95, level, 5) == told(0.95, level, 2));
        CHECK(told(0.95, level, 1) < told(0.95, level, 2));
        CHECK(told(0.1, level, 1) > told(0.1, level, 2));
    }
}

TEST_CASE("chances of rivals are told as they are") {
    rules::Setup setup;
    setup.mode = rules::Mode::Ghosts;
    setup.players = 2;
    CHECK(told_chance(0.3, setup) == 0.3);
}

}  // namespace mistward::companion
