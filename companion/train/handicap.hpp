#pragma once

#include "companion/search/random.hpp"
#include "rules/mists/state.hpp"

#include <array>

namespace mistward::companion::train {

/// Chooses games of the co-operative game from which much is learned: about half of them won,
/// whatever the companion can do yet. Games of a level that is too hard begin with a head start of
/// its scoring meeples, those of a level that is too easy with fewer ghosts; the rules stay as they
/// are, so what is learned of a position is true in every game.
class Handicap {
public:
    /// How hard the games of each level are at the moment: 1 for real ones, less with a head start.
    using Hardness = std::array<double, rules::kHighestLevel>;

    explicit Handicap(double first) { hardness_.fill(first); }

    const Hardness& hardness() const { return hardness_; }
    Hardness& hardness() { return hardness_; }

    /// Changes a game before its first draw into one that is about as hard as games of its level
    /// are at the moment; sometimes with more or fewer ghosts than the level has.
    void apply(rules::mists::State& start, Random& random) const;

    /// Makes the level's next games a little harder or easier.
    void learn(std::uint8_t level, bool won);

private:
    Hardness hardness_;
};

/// Begins with so many points on each track, as if they had been scored: hounds that are passed
/// are gone, and their piles joined (M-HOUND-4).
void give_head_start(rules::mists::State& start, unsigned points);

}  // namespace mistward::companion::train
