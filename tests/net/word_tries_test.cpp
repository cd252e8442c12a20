#include "server/net/quota/word_tries.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace mistward::net;
using boost::asio::ip::make_address;
using std::chrono::seconds;

namespace {

const auto kBeginning = WordTries::Clock::time_point{};
const auto kStranger = make_address("203.0.113.7");

boost::asio::ip::address guesser(int number) {
    return make_address("198.51.100." + std::to_string(number));
}

}  // namespace

TEST_CASE("a network guesses the word of a room five times, and then every 30 s") {
    WordTries tries(kBeginning);
    for (int i = 0; i < 5; ++i) CHECK(!tries.take("a", kStranger, kBeginning));
    CHECK(tries.take("a", kStranger, kBeginning) == seconds(30));
    CHECK(!tries.take("b", kStranger, kBeginning));
    CHECK(!tries.take("a", guesser(1), kBeginning));
    CHECK(!tries.take("a", kStranger, kBeginning + seconds(31)));
    CHECK(tries.take("a", kStranger, kBeginning + seconds(31)).has_value());
}

TEST_CASE("all networks together guess the word of a room 60 times, and then every 10 s") {
    WordTries tries(kBeginning);
    for (int i = 0; i < 60; ++i) CHECK(!tries.take("a", guesser(i / 5), kBeginning));
    CHECK(tries.take("a", guesser(100), kBeginning) == seconds(10));
    CHECK(!tries.take("a", guesser(100), kBeginning + seconds(11)));
}

TEST_CASE("a word that is right costs nothing") {
    WordTries tries(kBeginning);
    for (int i = 0; i < 500; ++i) {
        CHECK(!tries.take("a", kStranger, kBeginning));
        tries.give_back("a", kStranger);
    }
}
