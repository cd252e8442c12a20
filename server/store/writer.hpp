#pragma once

#include "server/store/connection.hpp"
#include "server/store/job_queue.hpp"
#include "server/store/store_metrics.hpp"

#include <deque>
#include <memory>
#include <string>
#include <thread>

namespace mistward::store {

/// The one thread that writes, with group commit: the jobs that queued up while the last commit ran
/// are one transaction, and each is answered after that is on disk. It alone checkpoints.
class Writer {
public:
    Writer(std::unique_ptr<Connection> connection, const StoreMetrics& metrics);
    /// Answers every job that was pushed.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void push(std::unique_ptr<Job> job) { queue_.push(std::move(job)); }

private:
    using Batch = std::deque<std::unique_ptr<Job>>;

    void work();
    void carry_out(const Batch& batch);
    /// False: the transaction is lost, nothing of the batch is in the database.
    bool write(const Batch& batch);
    void run_in_savepoint(Job& job);
    void commit(Transaction& transaction);
    void checkpoint_if_due();
    void checkpoint();

    const StoreMetrics metrics_;
    std::unique_ptr<Connection> connection_;
    int wal_pages_ = 0;
    JobQueue queue_;
    std::thread thread_;
};

}  // namespace mistward::store
