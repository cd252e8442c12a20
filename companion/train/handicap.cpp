#include "companion/train/handicap.hpp"

#include <algorithm>
#include <cmath>

namespace mistward::companion::train {
namespace {

using rules::mists::State;

constexpr double kStep = 0.008;
constexpr double kEasiest = 0.12;
constexpr double kHardest = 1.5;
constexpr double kSpread = 0.5;
constexpr std::uint8_t kGhostsInBox = 15;

const rules::Level& level_of(const State& state) { return *rules::find_level(state.setup.level); }

void take_ghosts(State& start, double hardness) {
    const auto wanted = static_cast<std::uint8_t>(std::lround((hardness - 1) * 10));
    const auto most = static_cast<std::uint8_t>(start.supply / 2);
    start.supply = static_cast<std::uint8_t>(start.supply - std::min(wanted, most));
}

/// One game in three has some ghosts more than its level, where the box has them; one in nine some
/// fewer.
void vary_ghosts(State& start, Random& random) {
    const std::size_t total = start.supply + start.ghosts.total();
    const std::size_t spare = total < kGhostsInBox ? kGhostsInBox - total : 0;
    if (random.below(3) == 0) {
        start.supply = static_cast<std::uint8_t>(start.supply + random.below(spare + 1));
    } else if (random.below(6) == 0) {
        start.supply = static_cast<std::uint8_t>(start.supply - random.below(3));
    }
}

}  // namespace

void give_head_start(State& start, unsigned points) {
    for (const rules::Colour colour : rules::scoring_colours(start.setup)) {
        start.points[colour] = static_cast<std::uint16_t>(points);
    }
    const rules::Level& level = level_of(start);
    if (!level.has_hounds()) return;
    for (std::size_t i = 0; i < start.hounds.size(); ++i) {
        if (points < level.hounds[i]) continue;
        start.hounds[i].place = rules::HoundPlace::Gone;
        if (start.piles.size() < 2) continue;
        start.piles[1] = static_cast<std::uint8_t>(start.piles[1] + start.piles[0]);
        start.piles.erase(0);
    }
}

void Handicap::apply(State& start, Random& random) const {
    const double middle = hardness_[start.setup.level - 1U];
    const double hardness =
        std::clamp(middle + kSpread * (random.unit() - 0.5), kEasiest, kHardest);
    vary_ghosts(start, random);
    if (hardness > 1) return take_ghosts(start, hardness);
    const double goal = level_of(start).goal;
    give_head_start(start, static_cast<unsigned>(goal * (1 - hardness)));
}

void Handicap::learn(std::uint8_t level, bool won) {
    double& hardness = hardness_[level - 1U];
    hardness = std::clamp(hardness + (won ? kStep : -kStep), kEasiest, kHardest);
}

}  // namespace mistward::companion::train
