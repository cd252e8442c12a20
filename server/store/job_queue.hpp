#pragma once

#include "server/metrics/instruments.hpp"
#include "server/store/job.hpp"

#include <chrono>
#include <condition_variable>
#include <list>
#include <memory>
#include <mutex>

namespace mistward::store {

/// Jobs on their way to a database thread. What takes them asks for no memory, so a thread that has
/// none left goes on; whoever pushes one does.
class JobQueue {
public:
    /// Jobs in order, each of which goes from one line to another without being copied.
    using Line = std::list<std::unique_ptr<Job>>;

    /// `waiting` shows how many jobs are in the queue.
    explicit JobQueue(const metrics::Gauge& waiting) : waiting_(waiting) {}

    /// A job that comes after `close` fails as `Unavailable`.
    void push(std::unique_ptr<Job> job);

    /// A large job: `take_all` gives one of them at a time, beside the others.
    void push_large(std::unique_ptr<Job> job);

    /// A job that waits until there is no other; `take_all` gives one of them at a time.
    void push_quiet(std::unique_ptr<Job> job);

    /// Waits for jobs and takes all but the large and the quiet ones, in order; empty if none has
    /// come for so long, or once the queue `is_over`.
    Line take_all(std::chrono::milliseconds patience);

    /// It is closed, and nothing is left in it.
    bool is_over();

    /// Waits for a job and takes one; null once the queue is closed and drained.
    std::unique_ptr<Job> take_one();

    /// Lets the takers finish what is queued and then come back empty-handed.
    void close();

private:
    /// Gives the job back if the queue is closed.
    std::unique_ptr<Job> enqueue(std::unique_ptr<Job> job, Line& line);
    void push(std::unique_ptr<Job> job, Line& line);
    bool is_empty() const { return jobs_.empty() && large_.empty() && quiet_.empty(); }

    const metrics::Gauge waiting_;
    std::mutex mutex_;
    std::condition_variable changed_;
    Line jobs_;
    Line large_;
    Line quiet_;
    bool closed_ = false;
};

}  // namespace mistward::store
