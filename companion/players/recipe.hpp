#pragma once

#include "companion/skill.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::players {

enum class PlayerKind : std::uint8_t { Random, Baseline, Companion, Engine };

/// A player in words:
///
///     random                          any legal decision, each with the same chance
///     baseline                        the first companion, rules of thumb: what others are held
///                                     against
///     companion                       the companion as the server has it; any of these options,
///                                     with a comma between two:
///     companion:skill=keen,positions=4000,weights=FILE
///     engine:COMMAND                  a program that speaks the engine protocol
///     engine,positions=4000:COMMAND   and is told to judge so many positions a turn
struct Recipe {
    PlayerKind kind = PlayerKind::Random;
    std::optional<std::size_t> positions = std::nullopt;
    std::optional<companion::Skill> skill = std::nullopt;
    std::string weights = {};  ///< a file; empty: what the program comes with
    std::string command = {};  ///< of an engine
    bool operator==(const Recipe&) const = default;
};

/// On failure: a sentence that says what was expected.
tl::expected<Recipe, std::string> parse_recipe(std::string_view words);

/// The words again, without what is as usual.
std::string words_of(const Recipe& recipe);

/// The same player with another budget. Nothing for one that has none.
std::optional<Recipe> with_positions(Recipe recipe, std::size_t positions);

}  // namespace mistward::players
