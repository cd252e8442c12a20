#pragma once

#include "companion/arena/played_game.hpp"
#include "companion/arena/statistics.hpp"

#include <array>

namespace mistward::arena {

/// Predictions of about the same chance, and what came of them.
struct Bin {
    std::size_t predictions = 0;
    std::size_t games = 0;  ///< that they come from
    double predicted = 0;   ///< on average
    double happened = 0;    ///< share of the wins
    double error = 0;       ///< of the difference, with 95 % certainty, since games are few
};

/// The logarithm of the odds as they were, from that of those predicted: `scale` times it, and
/// `shift`. Whoever knows the chances has 1 and 0.
struct Fit {
    double scale = 1;
    double shift = 0;
};

/// How well players know their chances. Predictions of one game hang together, so bins deviate by
/// chance more than the number of their predictions suggests: it is games that `error` counts.
struct Calibration {
    static constexpr std::size_t kBins = 10;
    /// A bin with fewer says too little.
    static constexpr std::size_t kEnough = 100;

    std::array<Bin, kBins> bins;  ///< of 0 to 0.1 and so on
    Fit fit;                      ///< logistic, over predictions

    /// How far predicted and happened are apart, at most, in bins with enough predictions.
    double largest_deviation() const;
    /// And on average, over predictions.
    double average_deviation() const;
};

Calibration calibration(std::span<const PlayedGame> games);

}  // namespace mistward::arena
