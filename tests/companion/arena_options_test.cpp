#include "companion/arena/commands.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace mistward::arena {
namespace {

std::variant<Options, int> read(std::vector<const char*> words) {
    words.insert(words.begin(), "mistward-arena");
    return read_options(static_cast<int>(words.size()), words.data());
}

Options options(const std::vector<const char*>& words) {
    const auto read_words = read(words);
    REQUIRE(std::holds_alternative<Options>(read_words));
    return std::get<Options>(read_words);
}

struct Said {
    std::string out;
    std::string log;
};

Said said(const std::vector<const char*>& words) {
    std::ostringstream out;
    std::ostringstream log;
    carry_out(options(words), out, log);
    return {out.str(), log.str()};
}

}  // namespace

TEST_CASE("a player is all that must be named") {
    const Options least = options({"play", "random"});
    CHECK(least.command == Command::Play);
    CHECK(least.levels == std::vector<std::uint8_t>{1, 2, 3, 4, 5, 6});
    CHECK(least.seats == 2);
    CHECK(least.range.games == 200);
    CHECK(least.range.first == 0);
    CHECK(setups_of(least).size() == 6);
}

TEST_CASE("parts are added to a competitive game, played, and told with it") {
    const std::vector<const char*> words{
        "play",    "baseline", "--game",    "base", "--parts", "inns,test_gifts",
        "--games", "1",        "--threads", "1"};
    const auto setups = setups_of(options(words));
    REQUIRE(setups.size() == 1);
    CHECK(setups[0].changed == rules::PartSet{rules::Part::Inns, rules::Part::TestGifts});
    CHECK(said(words).out.find("| base+inns+test_gifts |") != std::string::npos);
    CHECK(std::get<int>(read({"play", "random", "--game", "base", "--parts", "tower"})) == 2);
    CHECK(std::get<int>(read({"play", "random", "--parts", "inns"})) == 2);
}

TEST_CASE("everything can be said") {
    const Options all = options(
        {"curve",    "engine:a", "--positions", "10,200",  "--levels",  "2,5",       "--players",
         "3",        "--games",  "7",           "--first", "1000",      "--threads", "2",
         "--beside", "baseline", "--patience",  "0.5",     "--tileset", "x.json",    "--json"});
    CHECK(all.command == Command::Curve);
    CHECK(all.positions == std::vector<std::size_t>{10, 200});
    CHECK(all.levels == std::vector<std::uint8_t>{2, 5});
    CHECK(all.seats == 3);
    CHECK(all.range.games == 7);
    CHECK(all.range.first == 1000);
    CHECK(all.range.threads == 2);
    CHECK(all.beside->kind == players::PlayerKind::Baseline);
    CHECK(all.limits.decision == std::chrono::milliseconds(500));
    CHECK(all.tileset == "x.json");
    CHECK(all.json);
    CHECK(setups_of(options({"play", "random", "--game", "ghosts"})).front().mode ==
          rules::Mode::Ghosts);
}

TEST_CASE(
    "a command line of the arena that is wrong has the exit status 2, a question for help 0") {
    const std::vector<std::vector<const char*>> wrong{
        {},
        {"play"},
        {"play", "nobody"},
        {"compare", "random"},
        {"compare", "random", "random", "random"},
        {"curve", "engine:a"},
        {"calibration", "random"},
        {"curve", "random", "--positions", "3"},
        {"play", "random", "--positions", "0"},
        {"play", "random", "--levels", "0-3"},
        {"play", "random", "--levels", "1,"},
        {"play", "random", "--levels", "7"},
        {"play", "random", "--players", "6"},
        {"play", "random", "--game", "base", "--players", "1"},
        {"play", "random", "--game", "chess"},
        {"play", "random", "--games", "0"},
        {"play", "random", "--threads", "0"},
        {"play", "random", "--beside", "nobody"},
        {"play", "random", "--patience", "0"},
    };
    for (const auto& words : wrong) CHECK(std::get<int>(read(words)) == 2);
    CHECK(std::get<int>(read({"--help"})) == 0);
}

TEST_CASE("levels are a span or a list") {
    using Levels = std::vector<std::uint8_t>;
    CHECK(parse_levels("2-4") == Levels{2, 3, 4});
    CHECK(parse_levels("6,1") == Levels{6, 1});
    CHECK(parse_levels("3") == Levels{3});
    for (const char* bad : {"", "4-2", "1-7", "0", "1-", "1,,2", "12", "a", "1;2", "2-4,6"}) {
        CHECK(parse_levels(bad).empty());
    }
}

TEST_CASE("the table has a row for each game and a column for each player") {
    const std::string out =
        said({"table", "random", "engine,positions=5:" MISTWARD_ARENA " engine random", "--levels",
              "1,3", "--games", "3", "--players", "1"})
            .out;
    CHECK(out.starts_with("| game | random | engine,positions=5:"));
    CHECK(out.find("\n| mists:1 | 0.0 % (0.0 to 56.1) | 0.0 % (0.0 to 56.1) |\n") !=
          std::string::npos);
    CHECK(out.find("\n| mists:3 | 0.0 %") != std::string::npos);
    CHECK(out.find("\n| CPU a turn | 0.0") != std::string::npos);
}

TEST_CASE("a curve has a row for each budget, a comparison says how decks went") {
    const std::string curve = said({"curve", "engine:" MISTWARD_ARENA " engine random",
                                    "--positions", "10,20", "--levels", "1", "--games", "2"})
                                  .out;
    CHECK(curve.find("\n| mists:1 | 10 |") != std::string::npos);
    CHECK(curve.find("\n| mists:1 | 20 |") != std::string::npos);
    const std::string both =
        said({"compare", "random", "random", "--levels", "2", "--games", "5"}).out;
    CHECK(both.find("both won 0, only the first 0, only the second 0, neither 5.") !=
          std::string::npos);
    CHECK(both.find("McNemar p = 1.0000.") != std::string::npos);
}

TEST_CASE("the companion says what its chances are, and whether it is right is told") {
    const std::vector<const char*> words{
        "calibration", "companion:skill=keen,positions=300", "--levels", "1", "--games", "2"};
    const std::string text = said(words).out;
    CHECK(text.starts_with(
        "| game | predicted | predictions | games | mean prediction | happened |"));
    CHECK(text.find("\nmists:1: largest deviation ") != std::string::npos);
    auto as_json = words;
    as_json.push_back("--json");
    const auto json = nlohmann::json::parse(said(as_json).out);
    std::size_t predictions = 0;
    for (const auto& bin : json.at("calibration").at("bins")) {
        predictions += bin.at("predictions").get<std::size_t>();
    }
    CHECK(predictions > 20);
}

TEST_CASE("faults are told beneath the table") {
    const std::string out =
        said({"play", "engine:read a; echo ready; read b", "--levels", "1", "--games", "2"}).out;
    CHECK(out.find("engine died: 2 |") != std::string::npos);
    CHECK(out.find("2 times: died: ended with status 0\n") != std::string::npos);
}

TEST_CASE("programs are told the same as JSON") {
    const Said all =
        said({"compare", "random", "random", "--levels", "2", "--games", "5", "--json"});
    const auto json = nlohmann::json::parse(all.out);
    CHECK(json.at("command") == "compare");
    CHECK(json.at("tileset").get<std::string>().size() == 64);
    CHECK(json.at("results").size() == 2);
    CHECK(json.at("results")[0].at("game") == "mists:2");
    CHECK(json.at("results")[0].at("games") == 5);
    CHECK(json.at("results")[0].at("lost").at("ghosts missing, pile 1") == 5);
    CHECK(json.at("pairs")[0].at("neither") == 5);
    CHECK(all.log == "random, mists:2\nrandom, mists:2\n");

    const auto rivals = nlohmann::json::parse(
        said({"compare", "random", "random", "--game", "base", "--games", "2", "--json"}).out);
    CHECK(rivals.at("results")[0].at("games") == 4);
    CHECK(rivals.at("results")[0].at("points_ahead").at("value").is_number());
}

TEST_CASE("our own engine reads the tiles that it is told, and says what it cannot read") {
    const Options as_random = options({"engine", "random"});
    std::istringstream in("mistward-engine 1\ntileset {}\nquit\n");
    std::ostringstream out;
    speak(as_random, in, out);
    CHECK(out.str() ==
          "id Mistward random\nwants tileset\nready\n"
          "error the tile set: \"name\" must be a string of 1 to 160 characters without control "
          "characters\n");
    CHECK_THROWS_AS(carry_out(options({"engine", "engine:a"}), out, out), std::runtime_error);
}

}  // namespace mistward::arena
