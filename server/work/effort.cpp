#include "server/work/effort.hpp"

#include <algorithm>
#include <atomic>

namespace mistward::work {

namespace {

using Count = std::atomic<std::uint64_t>;

void raise(Count& highest, std::uint64_t value) {
    auto known = highest.load(std::memory_order_relaxed);
    while (known < value && !highest.compare_exchange_weak(known, value)) {
    }
}

/// An `Effort` that many threads add to.
struct SharedEffort {
    Count entries = 0;
    Count bytes = 0;
    Count largest_text = 0;

    Effort value() const { return {entries, bytes, largest_text}; }
    void forget() { entries = bytes = largest_text = 0; }
};

struct SharedEfforts {
    Count jobs = 0;
    SharedEffort in_jobs;
    Count largest_job = 0;
    SharedEffort elsewhere;
};

SharedEfforts& shared() {
    static SharedEfforts all;
    return all;
}

thread_local Effort* job_here = nullptr;

SharedEffort& side() { return job_here ? shared().in_jobs : shared().elsewhere; }

void add_text(Effort& effort, std::uint64_t bytes) {
    effort.bytes += bytes;
    effort.largest_text = std::max(effort.largest_text, bytes);
}

}  // namespace

void note_entries(std::uint64_t entries) {
    side().entries += entries;
    if (job_here) job_here->entries += entries;
}

void note_text(std::uint64_t bytes) {
    side().bytes += bytes;
    raise(side().largest_text, bytes);
    if (job_here) add_text(*job_here, bytes);
}

CountedJob::CountedJob() { job_here = &effort_; }

CountedJob::~CountedJob() {
    job_here = nullptr;
    ++shared().jobs;
    raise(shared().largest_job, effort_.entries);
}

Efforts efforts() {
    const SharedEfforts& all = shared();
    return {all.jobs, all.in_jobs.value(), all.largest_job, all.elsewhere.value()};
}

void forget_efforts() {
    SharedEfforts& all = shared();
    all.jobs = all.largest_job = 0;
    all.in_jobs.forget();
    all.elsewhere.forget();
}

}  // namespace mistward::work
