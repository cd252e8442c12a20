#pragma once

#include "server/record/logged_game.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace mistward::rooms {

/// A part of a log, one update a line.
struct LogPage {
    std::string text;
    std::uint64_t last = 0;    ///< the seq of its last update; what it follows if it has none
    std::uint64_t newest = 0;  ///< that the log had at that moment

    bool is_last() const { return last >= newest; }
};

/// How much of a log is built at once. A page has one update at least.
struct PageSize {
    std::size_t updates = 32;
    std::size_t bytes = std::size_t{64} * 1024;  ///< beyond it no further update is added
};

inline constexpr PageSize kWholeLog{std::numeric_limits<std::size_t>::max(),
                                    std::numeric_limits<std::size_t>::max()};

/// So many updates at most are sent to whoever missed them; a snapshot is as good for who missed
/// more.
inline constexpr std::uint64_t kMostMissed = 16;

/// The seat from which somebody looks; nothing: they have none.
using Seated = std::optional<std::uint8_t>;

/// The updates after `since`, a seq of the log, oldest first: the bytes that `viewer` was sent, but
/// for what was hidden until the end, which they show then. As `log_page`, it makes those again
/// that are not at hand.
std::vector<Frame> updates_after(const LoggedGame& game, std::uint64_t since, Seated viewer);

/// Whether the updates after `since` were kept as they were sent, so that none is made again.
inline bool is_at_hand(const LoggedGame& game, std::uint64_t since) {
    return game.recent().reaches_back_to(since, game.seq());
}

/// The updates that follow `since`. Those that the game has at hand are not made again; else as
/// many entries are replayed as the page has, and those that `LoggedGame::at` does.
LogPage log_page(const LoggedGame& game, std::uint64_t since, Seated viewer,
                 const PageSize& size = {});

}  // namespace mistward::rooms
