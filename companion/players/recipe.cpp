#include "companion/players/recipe.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace mistward::players {
namespace {

struct Kind {
    std::string_view word;
    PlayerKind kind;
    bool has_budget;
};
constexpr std::array<Kind, 4> kKinds{{{"random", PlayerKind::Random, false},
                                      {"baseline", PlayerKind::Baseline, false},
                                      {"companion", PlayerKind::Companion, true},
                                      {"engine", PlayerKind::Engine, true}}};

const Kind& row_of(PlayerKind kind) {
    return *std::find_if(kKinds.begin(), kKinds.end(),
                         [&](const Kind& row) { return row.kind == kind; });
}

using Read = tl::expected<void, std::string>;

tl::unexpected<std::string> wrong(std::string what) { return tl::unexpected(std::move(what)); }

/// Takes everything up to the first of `stops` off the text, but not the stop.
std::string_view take_until(std::string_view& text, std::string_view stops) {
    const std::size_t end = std::min(text.find_first_of(stops), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(end);
    return taken;
}

Read read_positions(std::string_view value, Recipe& recipe) {
    std::size_t positions = 0;
    const auto [end, problem] =
        std::from_chars(value.data(), value.data() + value.size(), positions);
    if (problem != std::errc{} || end != value.data() + value.size() || positions == 0) {
        return wrong("\"positions\" must be a number from 1");
    }
    recipe.positions = positions;
    return {};
}

Read read_skill(std::string_view value, Recipe& recipe) {
    recipe.skill = companion::find_skill(value);
    if (recipe.skill) return {};
    std::string names;
    for (const companion::Skill skill : companion::kSkills) {
        names += (names.empty() ? "" : ", ") + std::string(name(skill));
    }
    return wrong("\"skill\" must be one of " + names);
}

Read read_option(const Kind& kind, std::string_view option, Recipe& recipe) {
    const std::size_t is = std::min(option.find('='), option.size());
    const std::string_view name = option.substr(0, is);
    const std::string_view value = option.substr(std::min(is + 1, option.size()));
    const bool companion = kind.kind == PlayerKind::Companion;
    if (name == "positions" && kind.has_budget) return read_positions(value, recipe);
    if (name == "skill" && companion) return read_skill(value, recipe);
    if (name == "weights" && companion) {
        if (value.empty()) return wrong("\"weights\" must be a file");
        recipe.weights = value;
        return {};
    }
    return wrong("\"" + std::string(kind.word) + "\" has no option \"" + std::string(name) + "\"");
}

/// Options with a comma before each, or a colon before the first of a companion's.
Read read_options(const Kind& kind, std::string_view& words, Recipe& recipe) {
    const bool by_colon = kind.kind == PlayerKind::Companion;
    const std::string_view stops = by_colon ? "," : ",:";
    while (words.starts_with(',') || (by_colon && words.starts_with(':'))) {
        words.remove_prefix(1);
        if (Read read = read_option(kind, take_until(words, stops), recipe); !read) return read;
    }
    return {};
}

}  // namespace

tl::expected<Recipe, std::string> parse_recipe(std::string_view words) {
    const std::string_view word = take_until(words, ",:");
    const auto kind = std::find_if(kKinds.begin(), kKinds.end(),
                                   [&](const Kind& row) { return row.word == word; });
    if (kind == kKinds.end()) {
        return wrong("no player is called \"" + std::string(word) +
                     "\"; there are random, baseline, companion and engine:COMMAND");
    }
    Recipe recipe{.kind = kind->kind};
    if (const Read read = read_options(*kind, words, recipe); !read) {
        return tl::unexpected(read.error());
    }
    if (kind->kind == PlayerKind::Engine) {
        if (words.size() < 2) return wrong("\"engine\" needs a command: engine:COMMAND");
        recipe.command = words.substr(1);
    } else if (!words.empty()) {
        return wrong("\"" + std::string(word) + "\" takes no command");
    }
    return recipe;
}

std::string words_of(const Recipe& recipe) {
    std::vector<std::string> options;
    if (recipe.skill) options.push_back("skill=" + std::string(name(*recipe.skill)));
    if (recipe.positions) options.push_back("positions=" + std::to_string(*recipe.positions));
    if (!recipe.weights.empty()) options.push_back("weights=" + recipe.weights);
    std::string words(row_of(recipe.kind).word);
    const bool engine = recipe.kind == PlayerKind::Engine;
    for (const std::string& option : options) {
        words += (engine || &option != &options.front() ? "," : ":") + option;
    }
    return engine ? words + ":" + recipe.command : words;
}

std::optional<Recipe> with_positions(Recipe recipe, std::size_t positions) {
    if (!row_of(recipe.kind).has_budget) return std::nullopt;
    recipe.positions = positions;
    return recipe;
}

}  // namespace mistward::players
