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

TEST_CASE("whoever decides is named in words") {
    CHECK(options({"--room", "a"}).play.kind == players::PlayerKind::Random);
    const BotOptions engine = options({"--room", "a", "--play", "engine:python3 mine.py"});
    CHECK(engine.play.kind == players::PlayerKind::Engine);
    CHECK(engine.play.command == "python3 mine.py");
    CHECK(options({"--room", "a", "--transcript", "x.ndjson"}).transcript == "x.ndjson");
}

TEST_CASE("a tournament has players, a game and a number of decks") {
    const auto held = [](std::vector<const char*> words) {
        words.insert(words.begin(), "tournament");
        return read_tournament(static_cast<int>(words.size()), words.data());
    };
    const auto least = std::get<TournamentOptions>(held({"random"}));
    CHECK(least.players.size() == 1);
    CHECK(least.games == 20);
    CHECK(least.seats == 2);
    CHECK(least.server.authority == "127.0.0.1:8080");
    const auto all = std::get<TournamentOptions>(
        held({"random", "engine:a", "--game", "base", "--seats", "4", "--games", "3", "--seed", "9",
              "--json", "--url", "http://127.0.0.1:9000"}));
    CHECK(all.game == rules::Mode::Base);
    CHECK(all.seats == 4);
    CHECK(all.games == 3);
    CHECK(all.seed == 9);
    CHECK(all.json);
    const std::vector<std::vector<const char*>> wrong{
        {},
        {"nobody"},
        {"random", "--level", "7"},
        {"random", "--seats", "6"},
        {"random", "--game", "base"},
        {"random", "random", "random", "--game", "base"},
        {"random", "random", "--game", "base", "--seats", "1"},
        {"random", "--games", "0"},
        {"random", "--url", "ftp://x"},
    };
    for (const auto& words : wrong) CHECK(std::get<int>(held(words)) == 2);
    CHECK(std::get<int>(held({"--help"})) == 0);
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
        {"--room", "a", "--play", "nobody"},
        {"--room", "a", "--bots", "2", "--transcript", "x"},
    };
    for (const auto& words : wrong) CHECK(std::get<int>(read(words)) == 2);
    CHECK(std::get<int>(read({"--help"})) == 0);
}

}  // namespace mistward::bot
