#pragma once

#include "companion/train/gradient.hpp"
#include "companion/weights.hpp"

#include <array>
#include <string>
#include <vector>

namespace mistward::companion::train {

/// Everything that training goes on from, but for the positions it was learning from.
struct Checkpoint {
    std::string tileset;             ///< digest of the set that was played with
    std::vector<std::string> names;  ///< of the features
    std::uint64_t games = 0;
    std::uint64_t seed = 0;  ///< the state of the generator of random numbers
    std::vector<double> hardness;
    double best_mark = -1;
    Network network;
    Network average;
    Network best;
    Network mean;    ///< of the slopes, laid out like weights
    Network square;  ///< of their squares
    std::uint64_t steps = 0;
};

/// The checkpoint as a text, with a digest.
std::string checkpoint_text(const Checkpoint& checkpoint);

/// Reads it back; what is wrong with it in a sentence.
tl::expected<Checkpoint, std::string> parse_checkpoint(std::string_view text);

/// The same network for other features: those of the same name keep their weights, new ones begin
/// with none, and those that are gone are left out.
Network for_features(const Network& network, const std::vector<std::string>& before,
                     std::span<const std::string_view> now);

}  // namespace mistward::companion::train
