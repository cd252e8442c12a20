#pragma once

#include "companion/train/self_play.hpp"

#include <array>

namespace mistward::companion::train {

/// How a network did in a fixed set of games: of each level, the share that it won.
struct Marks {
    std::array<double, rules::kHighestLevel> won{};

    /// One number to compare networks by.
    double mean() const {
        double sum = 0;
        for (const double share : won) sum += share;
        return sum / static_cast<double>(won.size());
    }
};

/// The same games for every network: all levels, one to five players, decks that no training uses.
template <Observer O>
Marks examine(const rules::Tables& tables, const Network& network, std::size_t games_a_level) {
    constexpr std::uint64_t kApart = 0x5EED'0FE8'A115'0001U;
    SelfPlay<O> player(tables, network);
    Marks marks;
    for (std::uint8_t level = 1; level <= rules::kHighestLevel; ++level) {
        double won = 0;
        for (std::size_t game = 0; game < games_a_level; ++game) {
            rules::Setup setup;
            setup.level = level;
            setup.players = static_cast<std::uint8_t>(1 + game % 5);
            Random random(kApart + game);
            const auto played = player.play(rules::mists::start(tables, setup), random, 0);
            won += worth_of_end(played.end, rules::PlayerId{});
        }
        marks.won[level - 1U] = won / static_cast<double>(games_a_level);
    }
    return marks;
}

}  // namespace mistward::companion::train
