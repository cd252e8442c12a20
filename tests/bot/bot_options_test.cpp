#include "clients/bot/bot_options.hpp"

#include <doctest/doctest.h>

#include <vector>

namespace mistward::bot {
namespace {

std::variant<BotOptions, int> read(std::vector<const char*> words) {
    words.insert(words.begin(), "mistward-bot");
    return read_options(static_cast<int>(words.size()), words.data());
}

BotOptions options(const std::vector<const char*>& words) {
    const auto read_words = read(words);
    REQUIRE(std::holds_alternative<BotOptions>(read_words));
    return std::get<BotOptions>(read_words);
}

}  // namespace

TEST_CASE("a room is all that must be named") {
    const BotOptions least = options({"--room", "k7m2qx9d4t"});
    CHECK(least.room == "k7m2qx9d4t");
    CHECK(least.server.authority == "127.0.0.1:8080");
    CHECK(least.bots == 1);
    CHECK_FALSE(least.seed);
    CHECK_FALSE(least.start);
}

TEST_CASE("a room can be created, with seats for others") {
    const BotOptions all = options({"--create", "--level", "1", "--seats", "4", "--bots", "3",
                                    "--seed", "0", "--start", "--think", "250", "--patience", "5"});
    CHECK(all.create);
    CHECK(all.seats == 4);
    CHECK(all.bots == 3);
    CHECK(all.seed == 0);
    CHECK(all.start);
    CHECK(all.think == std::chrono::milliseconds(250));
    CHECK(all.patience == std::chrono::seconds(5));
}

TEST_CASE("a wrong command line has the exit status 2, a question for help 0") {
    const std::vector<std::vector<const char*>> wrong{
        {},
        {"--room", "a", "--create"},
        {"--room", "a", "--seats", "3"},
        {"--room", "a", "--bots", "7"},
        {"--room", "a", "--bots", "0"},
        {"--room", "a", "--url", "ftp://x"},
        {"--room", "a", "--nonsense"},
        {"--create", "--bots", "3", "--seats", "2"},
    };
    for (const auto& words : wrong) CHECK(std::get<int>(read(words)) == 2);
    CHECK(std::get<int>(read({"--help"})) == 0);
}

}  // namespace mistward::bot
