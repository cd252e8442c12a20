#pragma once

#include "server/store/connection.hpp"
#include "server/store/job_queue.hpp"
#include "server/store/mark.hpp"
#include "server/store/store_metrics.hpp"

#include <memory>
#include <string>
#include <thread>

namespace mistward::store {

/// The one thread that writes, with group commit: the jobs that queued up while the last commit ran
/// are one transaction, and each is answered after that is on disk. It alone checkpoints.
class Writer {
public:
    /// `database` is the file of the connection, beside which the mark is.
    Writer(std::unique_ptr<Connection> connection, const std::filesystem::path& database,
           const StoreMetrics& metrics);
    /// As `close`.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// Answers every job that was pushed, and takes none any more.
    void close();

    void push(std::unique_ptr<Job> job) { queue_.push(std::move(job)); }
    /// A large job, of which no transaction has two.
    void push_large(std::unique_ptr<Job> job) { queue_.push_large(std::move(job)); }
    /// A job for when nobody else waits, in a transaction of its own.
    void push_quiet(std::unique_ptr<Job> job) { queue_.push_quiet(std::move(job)); }

private:
    using Batch = JobQueue::Line;

    void work();
    void carry_out(const Batch& batch) noexcept;
    /// False: the transaction is lost, nothing of the batch is in the database.
    bool write(const Batch& batch);
    void run_in_savepoint(Job& job);
    void commit(Transaction& transaction);
    /// What is to be noted of a transaction that is on disk, whose COMMIT `watch` measures.
    void note_commit(const metrics::Stopwatch& watch, std::int64_t rows) noexcept;
    void mark(bool clean);
    /// What it lacks for that is asked for again after the next transaction.
    void checkpoint_if_due() noexcept;
    void checkpoint();

    const StoreMetrics metrics_;
    std::unique_ptr<Connection> connection_;
    int wal_pages_ = 0;
    MarkFile mark_;
    std::int64_t batches_;  ///< transactions that are on disk
    JobQueue queue_;
    std::thread thread_;
};

/// The writer as a queue for large jobs.
class LargeWrites {
public:
    explicit LargeWrites(Writer& writer) : writer_(writer) {}
    void push(std::unique_ptr<Job> job) { writer_.push_large(std::move(job)); }

private:
    Writer& writer_;
};

/// The writer as a queue for what can wait until nothing else is to be written.
class QuietWrites {
public:
    explicit QuietWrites(Writer& writer) : writer_(writer) {}
    void push(std::unique_ptr<Job> job) { writer_.push_quiet(std::move(job)); }

private:
    Writer& writer_;
};

}  // namespace mistward::store
