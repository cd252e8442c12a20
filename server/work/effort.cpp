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
    Count read = 0;
    Count bytes = 0;
    Count largest_text = 0;

    Effort value() const { return {entries, read, bytes, largest_text}; }
    void forget() { entries = read = bytes = largest_text = 0; }
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

thread_local CountedJob* job_here = nullptr;

SharedEffort& side() { return job_here ? shared().in_jobs : shared().elsewhere; }

}  // namespace

void note_entries(std::uint64_t entries) {
    side().entries += entries;
    if (job_here) job_here->add_entries(entries);
}

void note_read(std::uint64_t bytes) {
    side().read += bytes;
    if (job_here) job_here->add_read(bytes);
}

void note_text(std::uint64_t bytes) {
    side().bytes += bytes;
    raise(side().largest_text, bytes);
    if (job_here) job_here->add_text(bytes);
}

CountedJob::CountedJob(const Budget& budget, const std::atomic<bool>* stopping)
    : budget_(budget), stopping_(stopping) {
    job_here = this;
}

void CountedJob::add_entries(std::uint64_t entries) {
    effort_.entries += entries;
    check();
}

void CountedJob::add_read(std::uint64_t bytes) {
    effort_.read += bytes;
    check();
}

void CountedJob::add_text(std::uint64_t bytes) {
    effort_.bytes += bytes;
    effort_.largest_text = std::max(effort_.largest_text, bytes);
    check();
}

void CountedJob::check() const {
    if (stopping_ != nullptr && stopping_->load(std::memory_order_relaxed)) {
        throw JobEnded{Refusal::Stopping};
    }
    if (!budget_.covers(effort_)) throw JobEnded{Refusal::TooMuch};
}

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
