#pragma once

#include "server/record/logged_game.hpp"
#include "server/service/lobby.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>

namespace mistward::rooms {

/// How much of a log is built at once. A page has one update at least.
struct PageSize {
    std::size_t updates = 32;
    std::size_t bytes = std::size_t{64} * 1024;  ///< beyond it no further update is added
};

inline constexpr PageSize kWholeLog{std::numeric_limits<std::size_t>::max(),
                                    std::numeric_limits<std::size_t>::max()};

/// Whether the updates after `since` were kept as they were sent, so that none is made again.
inline bool is_at_hand(const LoggedGame& game, std::uint64_t since) {
    return game.recent().reaches_back_to(since, game.seq());
}

/// The updates that follow `since`. Those that the game has at hand are not made again; else as
/// many entries are replayed as the page has, and those that `LoggedGame::at` does.
LogPage log_page(const LoggedGame& game, std::uint64_t since, const PageSize& size = {});

}  // namespace mistward::rooms
