#pragma once

#include "rules/game.hpp"

#include <cstdint>

namespace mistward::rules {

/// A small generator with a published algorithm (splitmix64): the same numbers on every platform.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    /// A number below `n`; the bias is far below what a test could see.
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() % n); }

private:
    std::uint64_t state_;
};

/// How decisions are made in a simulation: any legal one; or mostly the one after which the game
/// looks best, so that games get far enough for hounds, castles and burials.
enum class Policy { Any, Greedy };

/// One of the legal decisions of this moment. Draws are always any.
Decision choose(const Game& game, const std::vector<Decision>& legal, Policy policy,
                Random& random);

}  // namespace mistward::rules
