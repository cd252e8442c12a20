#pragma once

#include "companion/companion.hpp"

#include <span>
#include <stop_token>
#include <vector>

namespace mistward::companion {

/// What is to be said of a turn that was played.
struct ReviewedTurn {
    std::vector<std::vector<double>> chances;  ///< after each decision, as of `win_chances`
    Option played;                             ///< without reasons
    std::optional<Option> better;              ///< nothing if nothing better is known
    double cost = 0;  ///< by how much the better turn's chance is the higher one
};

/// Looks back at a turn. `before` is the game when its player was to decide, `played` what they
/// decided until they were not to decide any more: at least one decision, and all legal, else
/// `std::invalid_argument`. A difference that is too small to be sure of is none. Throws `Stopped`
/// when told to stop.
ReviewedTurn review_turn(const Mind& mind, const rules::Game& before,
                         std::span<const rules::Decision> played, const Strength& strength,
                         std::stop_token stop = {});

}  // namespace mistward::companion
