#pragma once

#include "server/store/job_queue.hpp"
#include "server/store/store_metrics.hpp"

#include <optional>
#include <string>

namespace mistward::store {

using Batch = JobQueue::Line;

/// How a database writes a batch of jobs as one transaction.
class Batches {
public:
    virtual ~Batches() = default;

    /// Nothing: what the jobs did is durable. Else why not, for all of them alike.
    virtual std::optional<Failure> write(const Batch& batch) noexcept = 0;

    /// The server comes to its end: nothing is waited for long any more that others hold. From any
    /// thread.
    virtual void end_soon() noexcept {}

    /// The store closes: nothing is to be waited for any more that can be given up.
    virtual void hurry() noexcept {}

    /// What is to be done from time to time once everybody was told.
    virtual void tidy_up() noexcept {}

    /// What is to be looked at every now and then although nobody writes.
    virtual void look_around() noexcept {}

    /// Why nothing is written, if that is known and will not pass by itself: one sentence for
    /// everybody. From any thread.
    virtual std::optional<std::string> fault() const { return std::nullopt; }
};

/// Runs each job in a part of the transaction of its own, which is kept if the job says so.
inline void run_in_parts(Connection& connection, const Batch& batch) {
    for (const auto& job : batch) {
        connection.begin_part();
        job->run(connection) ? connection.keep_part() : connection.undo_part();
    }
}

}  // namespace mistward::store
