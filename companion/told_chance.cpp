#include "companion/told_chance.hpp"

#include "companion/network.hpp"

#include <array>

namespace mistward::companion {
namespace {

/// What is made of the logarithm of the odds.
struct Telling {
    float scale;
    float shift;
};

// Level 6 is fitted to what `mistward-arena calibration companion --first 10000` counted in 700
// games. The others were estimated by eye on decks 0 to 2149; of them only level 5 was measured on
// others: on 400 decks from 10000 on, 1 point on average, 10 in a bin of 57 games.
constexpr std::array<Telling, 6> kTelling{{
    {.scale = 1, .shift = 0.5F},
    {.scale = 1, .shift = 0.5F},
    {.scale = 1, .shift = 0.5F},
    {.scale = 1, .shift = 0.5F},
    {.scale = 1, .shift = 0.7F},
    {.scale = 0.876F, .shift = 0.65F},
}};

}  // namespace

double told_chance(double chance, const rules::Setup& setup) {
    if (setup.mode != rules::Mode::Mists || chance <= 0 || chance >= 1) return chance;
    const Telling& telling = kTelling.at(setup.level - 1U);
    return chance_of(telling.scale * logit_of(static_cast<float>(chance)) + telling.shift);
}

}  // namespace mistward::companion
