#include "tests/rules/golden.hpp"

#include "rules/notation.hpp"
#include "rules/text/setup_words.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <array>
#include <cstdio>

namespace mistward::rules {

namespace {

/// Games in which the colours are not dealt in their order.
void add_dealt(std::vector<GoldenGame>& games) {
    const Setup team{.level = 4, .players = 3};
    games.push_back({"level_4_dealt", dealt(team, Random(1)), 60});
    games.push_back({"ghosts_3_dealt", dealt({.mode = Mode::Ghosts, .players = 3}, Random(2)), 13});
    games.push_back({"base_2_dealt", dealt({.mode = Mode::Base, .players = 2}, Random(3)), 14});
}

}  // namespace

std::vector<GoldenGame> golden_games() {
    std::vector<GoldenGame> games;
    // Seeds whose games go far: with burials, hounds and points to assign.
    constexpr std::array<std::uint64_t, kHighestLevel> kSeeds{35, 3, 133, 60, 45, 138};
    for (std::uint8_t level = 1; level <= kHighestLevel; ++level) {
        const auto players = static_cast<std::uint8_t>(level % 5 + 1);
        games.push_back({"level_" + std::to_string(level),
                         {.level = level, .players = players},
                         kSeeds[level - 1U]});
    }
    games.push_back({"level_6_alone", {.level = 6, .players = 1}, 105});
    // Logs of older rules, which are read by those.
    games.push_back({"level_5_rules_2", {.level = 5, .players = 1, .rules = 2}, kSeeds[4]});
    games.push_back({"level_6_rules_2", {.level = 6, .players = 2, .rules = 2}, kSeeds[5]});
    games.push_back({"level_6_alone_rules_2", {.level = 6, .players = 1, .rules = 2}, 105});
    games.push_back({"ghosts_2", {.mode = Mode::Ghosts, .players = 2}, 8});
    games.push_back({"ghosts_4_without_ghosts",
                     {.mode = Mode::Ghosts, .players = 4, .changed = {Part::Ghosts}},
                     9});
    games.push_back({"ghosts_6_without_castles",
                     {.mode = Mode::Ghosts, .players = 6, .changed = {Part::Castles}},
                     10});
    games.push_back({"base_2", {.mode = Mode::Base, .players = 2}, 11});
    games.push_back({"base_6", {.mode = Mode::Base, .players = 6}, 12});
    add_dealt(games);
    return games;
}

namespace {

std::string hex(std::uint64_t digest) {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(digest));
    return text;
}

}  // namespace

std::vector<std::string> golden_log(const GoldenGame& golden) {
    std::vector<std::string> lines{setup_words(golden.setup)};
    Random random(golden.seed);
    Game game(tables_for(golden.setup), golden.setup);
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        const Decision decision = choose(game, legal, Policy::Greedy, random);
        const std::string text = decision_text(game, decision);
        if (!game.apply(decision)) break;
        lines.push_back(hex(game.digest()) + " " + text);
    }
    return lines;
}

}  // namespace mistward::rules
