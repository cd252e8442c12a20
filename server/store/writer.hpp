#pragma once

#include "server/store/batches.hpp"

#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace mistward::store {

/// The one thread that writes, with group commit: the jobs that queued up while the last commit ran
/// are one transaction, and each is answered after that is on disk.
class Writer final : public JobTaker {
public:
    Writer(std::unique_ptr<Batches> batches, const StoreMetrics& metrics);
    /// As `close`.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// Answers every job that was pushed, and takes none any more.
    void close();

    /// As `Batches`, from any thread.
    void end_soon() { batches_->end_soon(); }
    std::optional<std::string> fault() const { return batches_->fault(); }

    void push(std::unique_ptr<Job> job) override { queue_.push(std::move(job)); }
    /// A large job, of which no transaction has two.
    void push_large(std::unique_ptr<Job> job) { queue_.push_large(std::move(job)); }
    /// A job for when nobody else waits, in a transaction of its own.
    void push_quiet(std::unique_ptr<Job> job) { queue_.push_quiet(std::move(job)); }

private:
    void work();
    void carry_out(const Batch& batch) noexcept;

    const StoreMetrics metrics_;
    const std::unique_ptr<Batches> batches_;
    JobQueue queue_;
    std::thread thread_;
};

/// The writer as a queue for large jobs.
class LargeWrites final : public JobTaker {
public:
    explicit LargeWrites(Writer& writer) : writer_(writer) {}
    void push(std::unique_ptr<Job> job) override { writer_.push_large(std::move(job)); }

private:
    Writer& writer_;
};

/// The writer as a queue for what can wait until nothing else is to be written.
class QuietWrites final : public JobTaker {
public:
    explicit QuietWrites(Writer& writer) : writer_(writer) {}
    void push(std::unique_ptr<Job> job) override { writer_.push_quiet(std::move(job)); }

private:
    Writer& writer_;
};

}  // namespace mistward::store
