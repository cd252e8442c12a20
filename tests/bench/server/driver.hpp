#pragma once

#include "tests/bench/server/table.hpp"

#include <sys/types.h>

#include <cstddef>
#include <vector>

namespace mistward::bench {

/// How the tables are driven.
struct Plan {
    double warm = 0;             ///< seconds before the measurement
    std::size_t warm_moves = 0;  ///< moves of each room before the measurement, on average
    double seconds = 0;          ///< of the measurement
    double rate = 0;             ///< moves per second over all rooms; 0: each as soon as it can
    std::vector<pid_t> servers{};
    std::vector<pid_t> database{};  ///< processes of the servers' database, if it has some
};

/// What was measured.
struct Figures {
    std::size_t moves = 0;
    std::size_t bytes = 0;          ///< received by all sockets, frames included
    std::vector<double> latencies;  ///< seconds until the last of four sockets had a move
    double seconds = 0;
    double server_cpu = 0;    ///< seconds of the processor, of all servers
    double database_cpu = 0;  ///< seconds of the processor
    double own_cpu = 0;       ///< seconds of the processor that the load took itself
};

/// Moves at all tables, first to warm up and then to measure. A paced move is due at its moment,
/// whether or not the server is behind, and its latency counts from there. The measurement ends
/// early once a tenth of the games is over, so that the load stays what it was. Throws if that is
/// so before it begins.
Figures drive(Tables& tables, const Plan& plan);

}  // namespace mistward::bench
