#pragma once

#include "rules/core/enumerators.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace mistward::companion {

/// How well a companion plays. The weaker ones play as people do who have not seen so much yet:
/// they overlook what beginners overlook, and think no turn ahead. None of them errs by dice.
enum class Skill : unsigned char {
    Novice,  ///< plays for points and fears ghosts; does not count tiles, overlooks banks and pace
    Casual,  ///< sees all that lies on the table, but does not count the tiles and turns to come
    Keen,    ///< sees and counts everything, but thinks of this turn only
    Strong,  ///< looks at what a few of the next tiles would do to the best few moves
    Best     ///< spends all it may on looking ahead
};
inline constexpr auto kSkills = rules::kAllOf<Skill>;

/// The name of a skill in messages and flags.
constexpr std::string_view name(Skill skill) {
    constexpr std::array<std::string_view, kSkills.size()> kNames{"novice", "casual", "keen",
                                                                  "strong", "best"};
    static_assert(rules::are_words_of<Skill>(kNames));
    return kNames[static_cast<std::size_t>(skill)];
}

/// The skill of that name, if there is one.
constexpr std::optional<Skill> find_skill(std::string_view wanted) {
    for (const Skill skill : kSkills) {
        if (name(skill) == wanted) return skill;
    }
    return std::nullopt;
}

/// How much a companion thinks.
struct Strength {
    /// About ten milliseconds a turn.
    static constexpr std::size_t kUsual = 2'800;

    std::size_t positions = kUsual;  ///< that it may judge for a turn, at most
    Skill skill = Skill::Best;
};

}  // namespace mistward::companion
