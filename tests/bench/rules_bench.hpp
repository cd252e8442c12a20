#pragma once

#include <cstddef>
#include <ctime>

namespace mistward::bench {

/// Processor time of this process, in seconds.
inline double processor_time() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Prints games and decisions a second of random games, and what these games were like.
void measure_games(std::size_t games);

/// Prints the size of each state and what copying it costs.
void measure_clones();

/// Prints what listing the placements of a tile and making one costs on boards of some sizes.
void measure_boards();

/// Prints what telling the features of a full board costs.
void measure_features();

}  // namespace mistward::bench
