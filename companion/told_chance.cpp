#include "companion/told_chance.hpp"

#include "companion/network.hpp"

#include <array>

namespace mistward::companion {

double told_chance(double chance, const rules::Setup& setup) {
    if (setup.mode != rules::Mode::Mists || chance <= 0 || chance >= 1) return chance;
    // Of the logarithm of the odds; estimated by eye from what `mistward-arena calibration` counted
    // on decks 0 to 199, 1000 to 1099 and 2000 to 2149, and not measured again on others.
    constexpr std::array<float, 6> kShift{0.5F, 0.5F, 0.5F, 0.5F, 0.7F, 0.85F};
    return chance_of(logit_of(static_cast<float>(chance)) + kShift.at(setup.level - 1U));
}

}  // namespace mistward::companion
