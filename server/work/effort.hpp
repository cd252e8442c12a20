#pragma once

#include <cstdint>

namespace mistward::work {

// What work comes to in units that no clock changes, so that a bound on it can be tested.

struct Effort {
    std::uint64_t entries = 0;       ///< of logs, replayed
    std::uint64_t bytes = 0;         ///< of text, built
    std::uint64_t largest_text = 0;  ///< bytes of the largest text among them
};

/// Say what this thread has done.
void note_entries(std::uint64_t entries);
void note_text(std::uint64_t bytes);

/// A job of a worker: what this thread does while it lives counts as the job's.
class CountedJob {
public:
    CountedJob();
    ~CountedJob();
    CountedJob(const CountedJob&) = delete;
    CountedJob& operator=(const CountedJob&) = delete;

    const Effort& effort() const { return effort_; }

private:
    Effort effort_;
};

/// What the process has done since its start or the last `forget_efforts`.
struct Efforts {
    std::uint64_t jobs = 0;
    Effort in_jobs;
    std::uint64_t largest_job = 0;  ///< entries of the job that had the most
    Effort elsewhere;               ///< by event loops and all other threads
};

Efforts efforts();

/// For tests, while nothing is done.
void forget_efforts();

}  // namespace mistward::work
