#pragma once

#include <cstddef>
#include <cstdint>

namespace mistward::companion::train {

/// What was seen since the last look, in games against each other.
struct RivalProgress {
    std::size_t games = 0;
    std::size_t positions = 0;
    double surprise = 0;  ///< summed up over the games

    /// Prints it as a line, after so many seconds and games in all; nothing if no game was played.
    void tell(double seconds, double since_last, std::uint64_t games_in_all) const;
};

}  // namespace mistward::companion::train
