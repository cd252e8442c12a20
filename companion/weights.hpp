#pragma once

#include "companion/network.hpp"

#include <tl/expected.hpp>

#include <span>
#include <string>
#include <string_view>

namespace mistward::companion {

/// What training makes and `choose` needs: a network, and what it was trained for.
struct Weights {
    std::string game;      ///< "mists", "ghosts" or "parts"
    std::string features;  ///< digest of the features' names: whose values the network takes
    std::string note;      ///< one line on how it was trained
    Network network;

    friend bool operator==(const Weights&, const Weights&) = default;
};

/// SHA-256 in hex over the names, each with a line feed.
std::string digest_of_names(std::span<const std::string_view> names);

/// The text of a weights file: what it is for, its digest and each weight as the shortest decimal
/// number that names it, so that reading gives equal weights.
std::string weights_text(const Weights& weights);

/// The digest that stands in the file: SHA-256 in hex over everything beneath it.
std::string digest_of(const Weights& weights);

/// Reads a weights file; what is wrong with it in a sentence. Nothing is read past 4 MB or 512
/// features, no weight is larger than 1000, and each byte counts for the digest.
tl::expected<Weights, std::string> parse_weights(std::string_view text);

}  // namespace mistward::companion
