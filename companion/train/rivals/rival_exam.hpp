#pragma once

#include "companion/train/rivals/rival_play.hpp"

namespace mistward::companion::train {

/// The part of two-player games that a network won against another, ties half.
struct RivalMarks {
    double base = 0;
    double ghosts = 0;

    /// One number to compare networks by.
    double mean() const { return (base + ghosts) / 2; }
};

/// `games` of each kind on decks that no training uses, in pairs: each deck is played twice, with
/// the seats changed.
RivalMarks examine_rivals(const rules::Tables& base, const rules::Tables& ghosts,
                          const Network& network, const Network& other, std::size_t games);

}  // namespace mistward::companion::train
