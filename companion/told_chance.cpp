#include "companion/told_chance.hpp"

#include "companion/network.hpp"

#include <array>

namespace mistward::companion {

double told_chance(double chance, const rules::Setup& setup) {
    if (setup.mode != rules::Mode::Mists || chance <= 0 || chance >= 1) return chance;
    // A straight line on the logarithm of the odds, fitted to what `mistward-arena calibration`
    // counted on decks 0 to 199 and 1000 to 1099.
    constexpr float kSlope = 1.2F;
    constexpr std::array<float, 6> kShift{0.3F, 0.3F, 0.3F, 0.3F, 0.5F, 0.9F};
    return chance_of(kSlope * logit_of(static_cast<float>(chance)) +
                     kShift.at(setup.level - 1U));
}

}  // namespace mistward::companion
