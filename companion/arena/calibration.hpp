#pragma once

#include "companion/arena/played_game.hpp"
#include "companion/arena/statistics.hpp"

#include <array>

namespace mistward::arena {

/// Predictions of about the same chance, and what came of them.
struct Bin {
    std::size_t predictions = 0;
    double predicted = 0;  ///< on average
    double happened = 0;   ///< share of the wins
};

/// How well players know their chances. Predictions of one game hang together, so bins deviate by
/// chance more than their number suggests.
struct Calibration {
    static constexpr std::size_t kBins = 10;
    /// A bin with fewer says too little.
    static constexpr std::size_t kEnough = 100;

    std::array<Bin, kBins> bins;  ///< of 0 to 0.1 and so on

    /// How far predicted and happened are apart, at most, in bins with enough predictions.
    double largest_deviation() const;
    /// And on average, over predictions.
    double average_deviation() const;
};

Calibration calibration(std::span<const PlayedGame> games);

}  // namespace mistward::arena
