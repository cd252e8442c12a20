#include "companion/manner.hpp"

#include <limits>

namespace mistward::companion {
namespace {

std::bitset<kThemeCount> themes(std::initializer_list<Theme> list) {
    std::bitset<kThemeCount> set;
    for (const Theme theme : list) set.set(static_cast<std::size_t>(theme));
    return set;
}

}  // namespace

Manner manner_of(Skill skill) {
    constexpr std::size_t kThisTurn = 1'000;
    constexpr std::size_t kAFewTiles = 1'200;
    switch (skill) {
        case Skill::Novice:
            return {themes({Theme::Draws, Theme::Banks, Theme::Pace, Theme::Hounds}), kThisTurn,
                    false};
        case Skill::Casual:
            return {themes({Theme::Draws, Theme::Pace}), kThisTurn, false};
        case Skill::Keen:
            return {{}, kThisTurn, false};
        case Skill::Strong:
            return {{}, kAFewTiles, true};
        case Skill::Best:
            return {{}, std::numeric_limits<std::size_t>::max(), true};
    }
    return {};
}

}  // namespace mistward::companion
