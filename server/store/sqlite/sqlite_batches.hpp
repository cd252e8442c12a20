#pragma once

#include "server/store/batches.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/file_watch.hpp"
#include "server/store/sqlite/mark.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"

#include <atomic>
#include <memory>

namespace mistward::store {

/// Transactions of SQLite. A failed commit ends the process, since nobody knows then what is on
/// disk; it alone checkpoints. Nothing is acknowledged while the database's files are not in their
/// places.
class SqliteBatches final : public Batches {
public:
    /// `database` is the file of the connection, beside which the mark is. `lock`: what is to be
    /// held until the connection has ended.
    SqliteBatches(std::unique_ptr<SqliteConnection> connection,
                  const std::filesystem::path& database, const StoreMetrics& metrics,
                  std::unique_ptr<DatabaseLock> lock = {});
    ~SqliteBatches() override;

    std::optional<Failure> write(const Batch& batch) noexcept override;
    /// A checkpoint if one is due. What it lacks for that is asked for again after the next
    /// transaction.
    void tidy_up() noexcept override;
    void look_around() noexcept override;
    void end_soon() noexcept override { patience_ms_ = kLastPatienceMs; }
    void hurry() noexcept override { end_soon(); }
    std::optional<std::string> fault() const override { return files_.fault(); }

private:
    static constexpr int kLastPatienceMs = 200;

    /// SQLite asks whether to wait on for what another program has locked, the n-th time.
    static int wait_for_others(void* self, int times);
    bool write_transaction(const Batch& batch) noexcept;
    void commit(Transaction& transaction);
    /// What is to be noted of a transaction that is on disk, whose COMMIT `watch` measures.
    void note_commit(const metrics::Stopwatch& watch, std::int64_t rows) noexcept;
    void mark(bool clean);
    /// Takes what was acknowledged into the database's file, wherever that is now: the log may
    /// never be read again.
    void rescue() noexcept;
    /// Whether all that is in the log is in the database now.
    bool checkpoint();

    const std::unique_ptr<DatabaseLock> lock_;
    const StoreMetrics metrics_;
    std::unique_ptr<SqliteConnection> connection_;
    FileWatch files_;
    std::atomic<int> patience_ms_ = kPatienceMs;  ///< with what other programs have locked
    bool is_rescued_ = false;
    int wal_pages_ = 0;
    MarkFile mark_;
    std::int64_t batches_;  ///< transactions that are on disk
};

}  // namespace mistward::store
