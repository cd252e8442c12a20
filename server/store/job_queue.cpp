#include "server/store/job_queue.hpp"

namespace mistward::store {

void JobQueue::push(std::unique_ptr<Job> job) {
    if (const auto refused = enqueue(std::move(job))) {
        refused->fail(Failure::Unavailable);
    } else {
        changed_.notify_one();
    }
}

std::unique_ptr<Job> JobQueue::enqueue(std::unique_ptr<Job> job) {
    const std::lock_guard lock(mutex_);
    if (closed_) {
        return job;
    }
    jobs_.push_back(std::move(job));
    waiting_.add(1);
    return nullptr;
}

std::deque<std::unique_ptr<Job>> JobQueue::take_all() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return closed_ || !jobs_.empty(); });
    waiting_.add(-static_cast<double>(jobs_.size()));
    return std::exchange(jobs_, {});
}

std::unique_ptr<Job> JobQueue::take_one() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return closed_ || !jobs_.empty(); });
    if (jobs_.empty()) {
        return nullptr;
    }
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
