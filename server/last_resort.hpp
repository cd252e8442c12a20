#pragma once

#include <chrono>
#include <functional>
#include <thread>

namespace mistward {

/// Sees to it that the process ends: what it cannot interrupt, such as a call into a library or the
/// system, must not hold it up. What was acknowledged is in the database, as after a `kill -9`.
class LastResort {
public:
    /// Ends the process after `time`, with status 0, unless this is gone by then. Calls `give_up`
    /// before, on a thread of its own.
    void end_process_after(std::chrono::milliseconds time, std::function<void()> give_up);

private:
    std::jthread waiting_;
};

}  // namespace mistward
