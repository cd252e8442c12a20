#pragma once

#include "server/record/logged_game.hpp"

#include <cstdint>
#include <vector>

namespace mistward::rooms {

/// A player's decisions in a row: between two draws, of a tile or of a token, and between those of
/// others in the same turn.
struct LoggedTurn {
    std::uint64_t before = 0;              ///< the seq of the state in which they began
    std::vector<std::uint64_t> decisions;  ///< their seqs, at least one
};

/// The turns of a game without what was taken back, oldest first.
std::vector<LoggedTurn> turns_of(const LoggedGame& game);

/// The seqs at which a turn was over, with all that chance decided in it, oldest first; without
/// what was taken back.
std::vector<std::uint64_t> turn_ends(const LoggedGame& game);

}  // namespace mistward::rooms
