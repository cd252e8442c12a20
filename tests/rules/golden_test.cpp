#include "tests/rules/golden.hpp"
#include "rules/notation.hpp"
#include "rules/text/setup_words.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>

using namespace mistward::rules;

namespace {

std::string file_of(const GoldenGame& golden) {
    return MISTWARD_RULES_DIR "/../tests/rules/golden/" + golden.name + ".log";
}

/// MISTWARD_WRITE_GOLDEN=1 plays the games anew. Their files change only when the rules do; read
/// the difference before it is kept.
void write_if_wanted(const GoldenGame& golden) {
    if (std::getenv("MISTWARD_WRITE_GOLDEN") == nullptr) return;
    std::ofstream out(file_of(golden));
    for (const std::string& line : golden_log(golden)) out << line << '\n';
}

std::vector<std::string> kept_log(const GoldenGame& golden) {
    std::ifstream in(file_of(golden));
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("golden: kept games are played as they were, step by step") {
    for (const GoldenGame& golden : golden_games()) {
        CAPTURE(golden.name);
        write_if_wanted(golden);
        const auto lines = kept_log(golden);
        REQUIRE(lines.size() > 20);
        CHECK(lines.front() == setup_words(golden.setup));
        Game game(tables_for(golden.setup), golden.setup);
        for (std::size_t i = 1; i < lines.size(); ++i) {
            CAPTURE(i + 1);
            const auto digest = std::stoull(lines[i].substr(0, 16), nullptr, 16);
            const auto decision = parse_decision(game, std::string_view(lines[i]).substr(17));
            REQUIRE(decision.has_value());
            REQUIRE(game.apply(*decision).has_value());
            REQUIRE(game.digest() == digest);
        }
        CHECK(game.outcome() != Outcome::Undecided);
    }
}
