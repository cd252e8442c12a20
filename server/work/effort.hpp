#pragma once

#include "server/work/refusal.hpp"

#include <atomic>
#include <cstdint>
#include <limits>

namespace mistward::work {

// What work comes to in units that no clock changes, so that a bound on it can be tested, and held.

struct Effort {
    std::uint64_t entries = 0;       ///< of logs, replayed
    std::uint64_t read = 0;          ///< bytes of text, read
    std::uint64_t bytes = 0;         ///< of text, built
    std::uint64_t largest_text = 0;  ///< bytes of the largest text among them
};

/// Say what this thread has done, or is about to do. In a job, ends it by `JobEnded` if that is
/// beyond its budget, or if its pool stops.
void note_entries(std::uint64_t entries);
void note_read(std::uint64_t bytes);
void note_text(std::uint64_t bytes);

/// What a job may come to at the most. The usual one is some times what the largest requests need
/// that there can be; `tests/bounds` holds the routes against it.
struct Budget {
    std::uint64_t entries = 1'000'000;
    std::uint64_t bytes = std::uint64_t{64} * 1024 * 1024;  ///< read and built

    bool covers(const Effort& effort) const {
        return effort.entries <= entries && effort.read + effort.bytes <= bytes;
    }
};
inline constexpr Budget kNoBudget{std::numeric_limits<std::uint64_t>::max(),
                                  std::numeric_limits<std::uint64_t>::max()};

/// Thrown from within a job that must not go on; its pool tells whoever waits for it. No
/// `std::exception`, lest somebody take it for a fault of what is read.
struct JobEnded {
    Refusal refusal;
};

/// A job of a worker: what this thread does while it lives counts as the job's.
class CountedJob {
public:
    /// `stopping` outlives the job; null for what nobody stops.
    explicit CountedJob(const Budget& budget = kNoBudget,
                        const std::atomic<bool>* stopping = nullptr);
    ~CountedJob();
    CountedJob(const CountedJob&) = delete;
    CountedJob& operator=(const CountedJob&) = delete;

    const Effort& effort() const { return effort_; }

    void add_entries(std::uint64_t entries);
    void add_read(std::uint64_t bytes);
    void add_text(std::uint64_t bytes);

private:
    void check() const;

    Effort effort_;
    const Budget budget_;
    const std::atomic<bool>* stopping_;
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
