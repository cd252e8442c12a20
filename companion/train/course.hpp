#pragma once

#include <cstddef>

namespace mistward::companion::train {

/// How much is learned from what.
struct Course {
    float rate = 1e-3F;    ///< of learning, at its beginning
    float lambda = 0.85F;  ///< of TD(lambda): how far the end of a game counts back
    std::size_t whim = 25;
    std::size_t batches_a_game = 12;
    std::size_t batch = 32;
    std::size_t memory = 200'000;  ///< positions
    std::size_t exam_games = 60;   ///< of each kind
};

}  // namespace mistward::companion::train
