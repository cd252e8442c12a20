#pragma once

#include "server/store/job_queue.hpp"

#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace mistward::store {

/// Threads that only read, each on its own connection.
class Readers final : public JobTaker {
public:
    Readers(std::vector<std::unique_ptr<Connection>> connections, const metrics::Gauge& waiting);
    /// As `close`.
    ~Readers();
    Readers(const Readers&) = delete;
    Readers& operator=(const Readers&) = delete;

    /// Answers every job that was pushed, and takes none any more.
    void close();

    void push(std::unique_ptr<Job> job) override { queue_.push(std::move(job)); }

private:
    void work(Connection& connection);
    /// Why nothing came of the job, if nothing did.
    static std::optional<Failure> read(Connection& connection, Job& job);

    JobQueue queue_;
    std::vector<std::unique_ptr<Connection>> connections_;
    std::vector<std::thread> threads_;
};

}  // namespace mistward::store
