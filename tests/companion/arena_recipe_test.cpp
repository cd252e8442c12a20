#include "companion/players/recipe.hpp"

#include <doctest/doctest.h>

namespace mistward::players {
namespace {

std::string why(const std::string& words) { return parse_recipe(words).error(); }

}  // namespace

TEST_CASE("players are named in words, which come back") {
    for (const char* words : {"random", "baseline", "companion",
                              "companion:skill=keen,positions=4000,weights=a:b.weights",
                              "engine:./mine --fast", "engine,positions=4000:python3 a:b,c.py"}) {
        CHECK(words_of(parse_recipe(words).value()) == words);
    }
    CHECK(parse_recipe("engine,positions=7:a b").value() ==
          Recipe{.kind = PlayerKind::Engine, .positions = 7, .command = "a b"});
}

TEST_CASE("words that name no player are refused, with what was expected") {
    CHECK(why("nobody").starts_with("no player is called \"nobody\"; there are random"));
    CHECK(why("").starts_with("no player is called \"\""));
    CHECK(why("random:now") == "\"random\" takes no command");
    CHECK(why("engine") == "\"engine\" needs a command: engine:COMMAND");
    CHECK(why("engine:") == "\"engine\" needs a command: engine:COMMAND");
    CHECK(why("random,positions=3") == "\"random\" has no option \"positions\"");
    CHECK(why("companion:speed=3") == "\"companion\" has no option \"speed\"");
    CHECK(why("companion:skill=genius") ==
          "\"skill\" must be one of novice, casual, keen, strong, best");
    CHECK(why("companion:weights=") == "\"weights\" must be a file");
    CHECK(why("companion:positions=0") == "\"positions\" must be a number from 1");
    CHECK(why("engine,skill=keen:a") == "\"engine\" has no option \"skill\"");
    CHECK(why("engine,speed=3:a") == "\"engine\" has no option \"speed\"");
    for (const char* bad : {"0", "-1", "3x", "", "99999999999999999999999"}) {
        CHECK(why("engine,positions=" + std::string(bad) + ":a") ==
              "\"positions\" must be a number from 1");
    }
}

TEST_CASE("a budget can be given to whoever has one") {
    const Recipe engine{.kind = PlayerKind::Engine, .command = "a"};
    CHECK(words_of(with_positions(engine, 5).value()) == "engine,positions=5:a");
    CHECK_FALSE(with_positions(Recipe{.kind = PlayerKind::Random}, 5));
    CHECK_FALSE(with_positions(Recipe{.kind = PlayerKind::Baseline}, 5));
}

}  // namespace mistward::players
