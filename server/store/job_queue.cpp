#include "server/store/job_queue.hpp"

namespace mistward::store {

namespace {

void move_first(JobQueue::Line& from, JobQueue::Line& to) {
    if (!from.empty()) to.splice(to.end(), from, from.begin());
}

}  // namespace

void JobQueue::push(std::unique_ptr<Job> job) { push(std::move(job), jobs_); }

void JobQueue::push_large(std::unique_ptr<Job> job) { push(std::move(job), large_); }

void JobQueue::push_quiet(std::unique_ptr<Job> job) { push(std::move(job), quiet_); }

void JobQueue::push(std::unique_ptr<Job> job, Line& line) {
    if (const auto refused = enqueue(std::move(job), line)) {
        refused->fail(Failure::Unavailable);
    } else {
        changed_.notify_one();
    }
}

std::unique_ptr<Job> JobQueue::enqueue(std::unique_ptr<Job> job, Line& line) {
    const std::lock_guard lock(mutex_);
    if (closed_) return job;
    line.push_back(std::move(job));
    waiting_.add(1);
    return nullptr;
}

JobQueue::Line JobQueue::take_all(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, patience, [this] { return closed_ || !is_empty(); });
    Line taken;
    taken.swap(jobs_);
    move_first(large_, taken);
    if (taken.empty()) move_first(quiet_, taken);
    waiting_.add(-static_cast<double>(taken.size()));
    return taken;
}

bool JobQueue::is_over() {
    const std::lock_guard lock(mutex_);
    return closed_ && is_empty();
}

std::unique_ptr<Job> JobQueue::take_one() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return closed_ || !jobs_.empty(); });
    if (jobs_.empty()) return nullptr;
    auto job = std::move(jobs_.front());
    jobs_.pop_front();
    waiting_.add(-1);
    return job;
}

void JobQueue::close() {
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
    }
    changed_.notify_all();
}

}  // namespace mistward::store
