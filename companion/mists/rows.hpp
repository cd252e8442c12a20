#pragma once

#include "companion/mists/features/banks.hpp"
#include "companion/mists/features/cemeteries.hpp"
#include "companion/mists/features/draws.hpp"
#include "companion/mists/features/ghosts.hpp"
#include "companion/mists/features/hounds.hpp"
#include "companion/mists/features/meeples.hpp"
#include "companion/mists/features/pace.hpp"
#include "companion/mists/features/points.hpp"
#include "companion/mists/features/setup.hpp"
#include "companion/mists/features/works.hpp"

#include <span>

namespace mistward::companion::mists {

/// One table after the other.
template <class... Tables>
constexpr auto joined(const Tables&... tables) {
    std::array<features::Row, (std::tuple_size_v<Tables> + ...)> all{};
    std::size_t at = 0;
    const auto add = [&](const auto& table) {
        for (const features::Row& row : table) all[at++] = row;
    };
    (add(tables), ...);
    return all;
}

/// All features of the co-operative game, in the order of a network's inputs.
inline constexpr auto kRows =
    joined(features::kSetup, features::kPace, features::kPoints, features::kGhosts,
           features::kDraws, features::kBanks, features::kWorks, features::kMeeples,
           features::kHounds, features::kCemeteries);

}  // namespace mistward::companion::mists
