#include "rules/core/levels.hpp"

#include "rules/core/setup.hpp"

namespace mistward::rules {
namespace {

constexpr std::array<Level, kHighestLevel> kLevels{{
    {.ghosts = 15, .goal = 50, .centres = false},
    {.ghosts = 15, .goal = 75},
    {.ghosts = 15, .piles = 3, .hounds = {15, 50}, .goal = 100},
    {.ghosts = 13, .piles = 3, .hounds = {20, 60}, .goal = 120},
    {.ghosts = 13, .piles = 3, .hounds = {15, 50}, .goal = 100, .haunted = true},
    {.ghosts = 12, .piles = 3, .hounds = {10, 25}, .goal = 50, .tracks = 3, .haunted = true},
}};

}  // namespace

const Level* find_level(std::uint8_t number) {
    return number >= 1 && number <= kLevels.size() ? &kLevels[number - 1U] : nullptr;
}

}  // namespace mistward::rules
